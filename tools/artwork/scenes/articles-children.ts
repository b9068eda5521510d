import { alpha, P, SKIN } from '../kit/color'
import { rows } from '../kit/curves'
import { linear } from '../kit/paint'
import { circle, each, group, line, path, place, rect } from '../kit/shapes'
import { chamomile, flyingLeaves, leaf, sprig } from './parts/botany'
import { arm, stethoscope, swaddle } from './parts/figures'
import { figure, garment, look } from './parts/people'
import { pane } from './parts/room'
import { plantStand } from './parts/shelves'
import { backpack, rabbit, tissues } from './parts/things'
import { breezes, house, serra } from './parts/views'

/** Off to school on a clear morning. */
export function voltaAsAulas(): string {
  const girl = look(SKIN[2], 'tails', '#2A1712', 'open', 'smile', 0.5)
  const boy = look(SKIN[4], 'curly', '#1A100D', 'open', 'smile', -0.5)
  return (
    serra(0, 0, 1600, 860, 'day') +
    place(house(P.cream, P.coral300), 330, 690, 1.5) +
    place(house('#F3E3CC', '#C4694A'), 700, 690, 0.9) +
    rect(0, 680, 1600, 320, linear('down', '#7CC3A0', '#3F9F7E')) +
    path('M420 1000C560 860 420 760 330 690L390 690C620 760 820 860 980 1000Z', '#FBE9CC') +
    breezes('-60,420 340,360 760,460 1120,330 1680,260', 30, P.white, 0.75) +
    place(group(backpack(P.petrol500)), 770, 900, 0.96) +
    figure('780,500,1.3,5', girl, garment(P.sun300, 'collar', 96, 470, P.white)) +
    line('M690 640Q676 780 690 960M870 640Q884 780 872 960', P.petrol700, 24) +
    arm('890,640 980,740 1000,560', 74, P.sun300, SKIN[2], 0.5) +
    place(backpack(P.coral300), 1240, 960, 0.9) +
    figure('1240,560,1.2,-5', boy, garment(P.mint400, 'round', 94, 470)) +
    line('M1156 690Q1144 820 1156 1000M1324 690Q1336 820 1324 1000', '#C05A3C', 22) +
    flyingLeaves('100,420 500,420 900,300 1500,300', 5, 5, 44, [P.leaf500, P.mint500]) +
    place(sprig(P.leaf500), 1530, 1020, 1)
  )
}

/** A doctor listens to a mother with a small child. */
export function quandoMedico(): string {
  const doctor = look(SKIN[3], 'short', '#2A2320', 'open', 'smile', 0.8, { glasses: true })
  const mother = look(SKIN[1], 'long', '#5A3620', 'open', 'rest', -0.8)
  const child = look(SKIN[1], 'fringe', '#5A3620', 'closed', 'rest', -0.4, { flush: true })
  return (
    rect(0, 0, 1600, 1000, linear('down', '#DDF2EB', '#F4FAF4')) +
    pane(640, 110, 340, 380, serra(630, 100, 360, 400, 'day'), { frame: '#CFE4DF' }) +
    rect(110, 130, 240, 300, P.white, 20) +
    path(
      'M230 210C200 170 150 200 170 250C180 290 230 330 230 330C230 330 280 290 290 250C310 200 260 170 230 210Z',
      P.coral200,
    ) +
    place(plantStand('sword', P.coral300), 1480, 1000, 1.2) +
    breezes('-60,560 300,500 800,580 1200,450 1680,500', 28, P.white, 0.9) +
    figure('420,410,1.42', doctor, garment('#D3E4E1', 'coat', 118, 560, P.petrol300)) +
    place(stethoscope(), 420, 540, 1.35) +
    arm('560,640 640,800 760,720', 88, '#C9DDD9', SKIN[3], 0.06) +
    figure('1140,420,1.34,-5', mother, garment(P.coral300, 'v', 108, 560)) +
    figure('1010,640,0.98,14', child, garment(P.sun300, 'round', 84, 380)) +
    arm('1290,650 1270,860 1000,880', 84, P.coral300, SKIN[1], 0.06) +
    rect(0, 920, 1600, 80, linear('down', '#CFE9DF', '#A9D6C7')) +
    place(tissues(P.mint300), 690, 960, 0.8)
  )
}

/** A baby asleep in a parent's arms, chamomile around. */
export function cuidadosBebe(): string {
  const parent = look(SKIN[3], 'bun', '#231512', 'down', 'smile', -0.5)
  return (
    rect(0, 0, 1600, 1000, linear('down', '#FFF1DC', '#E6F5EE')) +
    circle(800, 520, 470, alpha(P.white, 0.45)) +
    circle(800, 520, 350, alpha(P.sun200, 0.35)) +
    breezes('-60,380 300,300 700,240 1100,340 1680,230', 28, P.white, 0.95) +
    place(mobile(), 330, 0) +
    figure('830,370,1.5,-8', parent, garment(P.mint400, 'v', 118, 560)) +
    arm('650,650 545,860 720,930', 100, P.mint400, SKIN[3], 0.1) +
    place(swaddle(SKIN[3]), 800, 770, 1.14, -10) +
    arm('1010,640 1050,890 780,890', 100, P.mint400, SKIN[3], 0.1) +
    place(rabbit(), 1360, 990, 1.2) +
    each(
      rows('180,900,1 280,950,0.8 120,980,0.7 1180,960,0.8'),
      ([x, y, k]) =>
        line(`M${x} ${y}Q${Number(x) + 10} 970 ${x} 1010`, P.leaf500, 6) +
        place(chamomile(), Number(x), Number(y), Number(k)),
    )
  )
}

/** A hanging cot mobile from the top edge. */
const mobile = (): string =>
  line('M0 0V120M-150 150Q0 90 150 150', P.wood300, 7) +
  line('M-150 150V250M0 122V300M150 150V230', P.wood300, 3) +
  place(path('M20 -56A56 56 0 1 0 46 30A46 46 0 1 1 20 -56Z', P.sun300), -150, 300, 0.8) +
  circle(0, 330, 34, linear('fall', P.coral200, P.coral300)) +
  leaf(110, 262, 84, 8, P.mint500)
