import { chamomile, flyingLeaves, leaf, sprig } from './kit/botany'
import { alpha, P, SKIN } from './kit/color'
import { arm } from './kit/figures'
import { plantStand } from './kit/interior'
import { breezes } from './kit/landscape'
import { person } from './kit/people'
import { stethoscope } from './kit/profile'
import { pane } from './kit/room'
import { blob, circle, ellipse, group, line, path, place, rect } from './kit/shapes'
import type { Sheet } from './kit/sheet'
import { backpack, rabbit, tissues } from './kit/things'
import { house, serra } from './kit/views'

/** Off to school on a clear morning. */
export function voltaAsAulas(s: Sheet): string {
  const girl = {
    skin: SKIN[2],
    hair: 'tails',
    hairColor: '#2A1712',
    eyes: 'open',
    mouth: 'smile',
    turn: 0.5,
  } as const
  const boy = {
    skin: SKIN[4],
    hair: 'curly',
    hairColor: '#1A100D',
    eyes: 'open',
    mouth: 'smile',
    turn: -0.5,
  } as const
  return (
    serra(s, 0, 0, 1600, 860, 'day') +
    place(house(s, P.cream, P.coral300), 330, 690, 1.5) +
    place(house(s, '#F3E3CC', '#C4694A'), 700, 690, 0.9) +
    rect(0, 680, 1600, 320, s.linear('down', '#7CC3A0', '#3F9F7E')) +
    path('M420 1000C560 860 420 760 330 690L390 690C620 760 820 860 980 1000Z', '#FBE9CC') +
    breezes(s, '-60,420 340,360 760,460 1120,330 1680,260', 30, P.white, 0.75) +
    place(group(backpack(s, P.petrol500)), 770, 900, 0.96) +
    place(
      person(s, girl, { cloth: P.sun300, neck: 'collar', inner: P.white, shoulders: 96, height: 470 }, 5),
      780,
      500,
      1.3,
    ) +
    line('M690 640Q676 780 690 960M870 640Q884 780 872 960', P.petrol700, 24) +
    arm(s, '890,640 980,740 1000,560', 74, P.sun300, SKIN[2], 0.5) +
    place(backpack(s, P.coral300), 1240, 960, 0.9) +
    place(
      person(s, boy, { cloth: P.mint400, neck: 'round', shoulders: 94, height: 470 }, -5),
      1240,
      560,
      1.2,
    ) +
    line('M1156 690Q1144 820 1156 1000M1324 690Q1336 820 1324 1000', '#C05A3C', 22) +
    flyingLeaves('100,420 500,420 900,300 1500,300', 5, 5, 44, [P.leaf500, P.mint500]) +
    place(sprig(P.leaf500), 1530, 1020, 1)
  )
}

/** A doctor listens to a mother with a small child. */
export function quandoMedico(s: Sheet): string {
  const doctor = {
    skin: SKIN[3],
    hair: 'short',
    hairColor: '#2A2320',
    eyes: 'open',
    mouth: 'smile',
    turn: 0.8,
    glasses: true,
  } as const
  const mother = {
    skin: SKIN[1],
    hair: 'long',
    hairColor: '#5A3620',
    eyes: 'open',
    mouth: 'rest',
    turn: -0.8,
  } as const
  const child = {
    skin: SKIN[1],
    hair: 'fringe',
    hairColor: '#5A3620',
    eyes: 'closed',
    mouth: 'rest',
    turn: -0.4,
    flush: true,
  } as const
  return (
    rect(0, 0, 1600, 1000, s.linear('down', '#DDF2EB', '#F4FAF4')) +
    pane(s, 640, 110, 340, 380, serra(s, 630, 100, 360, 400, 'day'), { frame: '#CFE4DF' }) +
    rect(110, 130, 240, 300, P.white, 20) +
    path(
      'M230 210C200 170 150 200 170 250C180 290 230 330 230 330C230 330 280 290 290 250C310 200 260 170 230 210Z',
      P.coral200,
    ) +
    place(plantStand(s, 'sword', P.coral300), 1480, 1000, 1.2) +
    breezes(s, '-60,560 300,500 800,580 1200,450 1680,500', 28, P.white, 0.9) +
    place(
      person(s, doctor, { cloth: '#D3E4E1', neck: 'coat', inner: P.petrol300, shoulders: 118, height: 560 }),
      420,
      410,
      1.42,
    ) +
    place(stethoscope(), 420, 540, 1.35) +
    arm(s, '560,640 640,800 760,720', 88, '#C9DDD9', SKIN[3], 0.06) +
    place(
      person(s, mother, { cloth: P.coral300, neck: 'v', shoulders: 108, height: 560 }, -5),
      1140,
      420,
      1.34,
    ) +
    place(
      person(s, child, { cloth: P.sun300, neck: 'round', shoulders: 84, height: 380 }, 14),
      1010,
      640,
      0.98,
    ) +
    arm(s, '1290,650 1270,860 1000,880', 84, P.coral300, SKIN[1], 0.06) +
    rect(0, 920, 1600, 80, s.linear('down', '#CFE9DF', '#A9D6C7')) +
    place(tissues(s, P.mint300), 690, 960, 0.8)
  )
}

/** A baby asleep in a parent's arms, chamomile around. */
export function cuidadosBebe(s: Sheet): string {
  const parent = {
    skin: SKIN[3],
    hair: 'bun',
    hairColor: '#231512',
    eyes: 'down',
    mouth: 'smile',
    turn: -0.5,
  } as const
  return (
    rect(0, 0, 1600, 1000, s.linear('down', '#FFF1DC', '#E6F5EE')) +
    circle(800, 520, 470, alpha(P.white, 0.45)) +
    circle(800, 520, 350, alpha(P.sun200, 0.35)) +
    breezes(s, '-60,380 300,300 700,240 1100,340 1680,230', 28, P.white, 0.95) +
    place(mobile(s), 330, 0) +
    place(
      person(s, parent, { cloth: P.mint400, neck: 'v', shoulders: 118, height: 560 }, -8),
      830,
      370,
      1.5,
    ) +
    arm(s, '650,650 545,860 720,930', 100, P.mint400, SKIN[3], 0.1) +
    place(swaddle(s, SKIN[3]), 800, 770, 1.14, -10) +
    arm(s, '1010,640 1050,890 780,890', 100, P.mint400, SKIN[3], 0.1) +
    place(rabbit(s), 1360, 990, 1.2) +
    [
      [180, 900, 1],
      [280, 950, 0.8],
      [120, 980, 0.7],
      [1180, 960, 0.8],
    ]
      .map(
        ([x, y, k]) =>
          line(`M${x} ${y}Q${Number(x) + 10} 970 ${x} 1010`, P.leaf500, 6) +
          place(chamomile(), Number(x), Number(y), Number(k)),
      )
      .join('')
  )
}

/** A sleeping baby wrapped in cloth, head at the left, about 460 long. */
export function swaddle(s: Sheet, skin: string, cloth: string = P.sun200): string {
  return (
    blob(
      '-230,-10 -200,-100 -100,-118 40,-96 200,-50 250,20 200,90 40,112 -100,116 -200,90',
      s.linear('down', P.cream, cloth, P.sun300),
    ) +
    circle(-130, 0, 84, P.cream) +
    circle(-126, 0, 70, s.linear('right', skin, skin)) +
    ellipse(-90, 34, 13, 10, alpha(P.coral400, 0.3)) +
    ellipse(-170, 26, 13, 10, alpha(P.coral400, 0.3)) +
    line('M-164 6Q-154 14 -144 6M-112 8Q-102 16 -92 8', '#3B2A2A', 4) +
    line('M-136 34Q-128 42 -118 36', P.coral600, 4) +
    path(
      'M-150 -56C-130 -72 -106 -66 -104 -48C-114 -58 -128 -54 -130 -42C-140 -40 -150 -48 -150 -56Z',
      '#2A1B16',
    ) +
    line('M-30 -96C40 -40 40 40 -20 106M60 -80C110 -20 120 40 90 100', P.sun400, 6, { opacity: 0.7 }) +
    leaf(60, 0, 50, -30, P.mint500) +
    leaf(130, 30, 40, 20, P.mint500)
  )
}

/** A hanging cot mobile from the top edge. */
const mobile = (s: Sheet): string =>
  line('M0 0V120M-150 150Q0 90 150 150', P.wood300, 7) +
  line('M-150 150V250M0 122V300M150 150V230', P.wood300, 3) +
  place(path('M20 -56A56 56 0 1 0 46 30A46 46 0 1 1 20 -56Z', P.sun300), -150, 300, 0.8) +
  circle(0, 330, 34, s.linear('fall', P.coral200, P.coral300)) +
  leaf(110, 262, 84, 8, P.mint500)
