import { sleeper } from './heroes-indoors'
import { chamomile, flyingLeaves, leaf, sprig } from './kit/botany'
import { alpha, P, SKIN } from './kit/colour'
import { arm } from './kit/figures'
import { plantStand } from './kit/interior'
import { breeze, breezes, mist, sky } from './kit/landscape'
import { person } from './kit/people'
import { stethoscope } from './kit/profile'
import { curtain, drape, pane, pillow, potted, sunbeam, table } from './kit/room'
import { blob, circle, ellipse, group, line, path, place, rect } from './kit/shapes'
import type { Sheet } from './kit/sheet'
import { backpack, books, humidifier, rabbit, tissues } from './kit/things'
import { glass, jug, mug, slice } from './kit/vessels'
import { chamber, house, serra } from './kit/views'

/** Sleeping with the head raised, mist in the dark room. */
export function dormirMelhor(s: Sheet): string {
  return (
    rect(0, 0, 1600, 1000, s.linear('down', '#0F3D50', '#1E6072')) +
    pane(s, 120, 90, 420, 400, serra(s, 110, 80, 440, 420, 'night'), { frame: '#8FC3C6', arched: true }) +
    curtain(s, 560, 50, 120, 620, '#2F7383', 30) +
    rect(1360, 330, 300, 520, s.linear('right', '#2C6B78', '#1B4C5B'), 50) +
    rect(300, 730, 1320, 240, s.linear('down', '#CFE6E6', '#7FB0B6'), 50) +
    rect(270, 900, 1340, 100, '#1B4C5B', 20) +
    place(pillow(s, P.mint200), 1330, 690, 1.3, -4) +
    place(sleeper(s, P.coral300, '#1E1410', SKIN[3]), 1240, 580, 1.08) +
    circle(130, 700, 170, alpha(P.sun300, 0.07)) +
    circle(130, 700, 110, alpha(P.sun300, 0.09)) +
    rect(20, 800, 230, 20, '#3C7F8A', 8) +
    rect(40, 820, 190, 180, '#1F5868') +
    place(humidifier(s), 130, 802, 0.8) +
    breezes(s, '110,580 260,470 520,560 800,400 1160,420 1680,300', 32, '#DDF4F0', 0.45)
  )
}

/** Dry hills outside; water, plant and humidifier inside. */
export function arSeco(s: Sheet): string {
  return (
    chamber(s, ['#F7E8D0', '#FDF5E6'], 1000, P.mint100) +
    pane(s, 130, 80, 760, 620, serra(s, 120, 70, 780, 640, 'winter'), {
      frame: '#E9DCC6',
      cols: 3,
      rows: 1,
    }) +
    sunbeam('160,760 880,760 1500,1000 500,1000', 0.5) +
    [
      [300, 250, 20, P.sun400],
      [520, 420, 150, P.coral300],
      [720, 210, 60, P.wood300],
    ]
      .map(([x, y, a, c]) => leaf(Number(x), Number(y), 44, Number(a), String(c)))
      .join('') +
    table(s, 780, P.wood100) +
    circle(1180, 520, 300, alpha(P.white, 0.4)) +
    circle(1180, 520, 210, alpha(P.white, 0.4)) +
    breezes(s, '1180,560 1120,420 1220,300 1380,240 1660,120', 44, P.mint300, 0.9) +
    breeze(s, '1180,560 1090,440 980,380 860,400 700,340', 40, P.mint200, 0.9) +
    ellipse(1180, 904, 170, 22, alpha(P.petrol900, 0.16)) +
    place(humidifier(s), 1180, 900, 1.35) +
    place(glass(s), 860, 910, 0.96) +
    place(potted(s, 'ficus', P.coral300), 1440, 920, 1.1) +
    place(books(s, [P.petrol500, P.mint300, P.coral300]), 470, 910, 0.9) +
    place(mug(s, P.sun300), 470, 800, 0.5)
  )
}

/** Off to school on a clear morning. */
export function voltaAsAulas(s: Sheet): string {
  const girl = {
    skin: SKIN[2],
    hair: 'tails',
    hairColour: '#2A1712',
    eyes: 'open',
    mouth: 'smile',
    turn: 0.5,
  } as const
  const boy = {
    skin: SKIN[4],
    hair: 'curly',
    hairColour: '#1A100D',
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
    hairColour: '#2A2320',
    eyes: 'open',
    mouth: 'smile',
    turn: 0.8,
    glasses: true,
  } as const
  const mother = {
    skin: SKIN[1],
    hair: 'long',
    hairColour: '#5A3620',
    eyes: 'open',
    mouth: 'rest',
    turn: -0.8,
  } as const
  const child = {
    skin: SKIN[1],
    hair: 'fringe',
    hairColour: '#5A3620',
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
      person(s, doctor, { cloth: '#EDF5F3', neck: 'coat', inner: P.petrol300, shoulders: 118, height: 560 }),
      420,
      410,
      1.42,
    ) +
    place(stethoscope(), 420, 540, 1.35) +
    arm(s, '560,640 640,800 760,720', 88, '#E3EFEC', SKIN[3], 0.06) +
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
    hairColour: '#231512',
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
    place(swaddle(s, SKIN[3]), 800, 730, 1.1, -8) +
    arm(s, '1010,640 1020,870 760,860', 100, P.mint400, SKIN[3], 0.1) +
    arm(s, '650,650 560,830 700,900', 100, P.mint400, SKIN[3], 0.1) +
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

/** The window seat of a plane, with water and tissues. */
export function viagemAviao(s: Sheet): string {
  const look = {
    skin: SKIN[1],
    hair: 'long',
    hairColour: '#3A2117',
    eyes: 'closed',
    mouth: 'smile',
    turn: -0.7,
    flush: true,
  } as const
  const clouds = [
    [260, 560, 120],
    [420, 600, 90],
    [560, 570, 130],
    [330, 640, 140],
  ]
    .map(([x, y, r]) => ellipse(Number(x), Number(y), Number(r), Number(r) * 0.5, alpha(P.white, 0.85)))
    .join('')
  const view =
    rect(100, 80, 600, 700, s.linear('down', '#8CCBDB', '#CDEBEA', '#FFF0D3')) +
    mist(s, 100, 440, 600, 300, P.white, 0.8) +
    clouds +
    path('M690 520L330 470L300 490L690 600Z', s.linear('down', P.white, '#B9D2D6')) +
    path('M330 470L300 400L330 396L372 476Z', P.coral300)
  return (
    rect(0, 0, 1600, 1000, s.linear('right', '#E9F4F1', '#D3E8E3')) +
    rect(150, 90, 460, 600, '#BFD9D5', 200) +
    rect(176, 116, 408, 548, '#F4FAF8', 180) +
    group(view, s.clip(rect(204, 144, 352, 492, '#000', 150))) +
    rect(204, 144, 352, 90, '#E4F0ED', 60) +
    line('M-20 800H700', '#BFD9D5', 10) +
    rect(760, 190, 620, 900, s.linear('right', '#2A7D84', P.petrol500, P.petrol700), 130) +
    rect(860, 230, 420, 270, s.linear('down', P.mint200, P.mint300), 90) +
    place(
      person(s, look, { cloth: P.coral300, neck: 'round', shoulders: 112, height: 480 }, -9),
      1050,
      440,
      1.36,
    ) +
    path(
      'M930 590C930 700 1170 700 1170 590C1210 590 1220 660 1190 700C1140 760 960 760 910 700C880 660 890 590 930 590Z',
      s.linear('down', P.sun300, P.sun400),
    ) +
    drape(s, '820,860 960,800 1100,830 1240,800 1320,870 1340,1040 800,1040', P.mint300, [
      '960,820 980,900 950,1000',
      '1130,840 1110,920 1140,1000',
    ]) +
    breezes(s, '480,300 700,260 900,330 1200,230 1680,290', 24, P.white, 0.7) +
    rect(60, 850, 620, 26, '#B5D2CD', 12) +
    place(glass(s), 240, 850, 0.72) +
    place(tissues(s), 440, 850, 0.72) +
    leaf(620, 330, 40, -20, P.leaf500)
  )
}

/** Open window, fresh air, a child with a towel on wet hair: cold air alone gives no cold. */
export function mitosFriagem(s: Sheet): string {
  const child = {
    skin: SKIN[2],
    hair: 'curly',
    hairColour: '#2A1712',
    eyes: 'closed',
    mouth: 'smile',
    turn: -0.8,
  } as const
  return (
    chamber(s, ['#DDF2EC', '#F6F8EC'], 880, '#CFE3D6') +
    pane(s, 180, 90, 560, 560, serra(s, 170, 80, 580, 580, 'day'), { frame: '#F8FCFA', cols: 1, rows: 1 }) +
    path('M180 90L60 150L60 720L180 650Z', alpha('#CFE8E8', 0.8), { stroke: '#F8FCFA', 'stroke-width': 22 }) +
    path('M740 90L860 150L860 720L740 650Z', alpha('#CFE8E8', 0.8), {
      stroke: '#F8FCFA',
      'stroke-width': 22,
    }) +
    curtain(s, 760, 40, 150, 720, P.mint300, 190) +
    breezes(s, '260,360 520,440 860,350 1160,470 1680,330', 50, P.white, 0.95) +
    flyingLeaves('280,340 600,420 900,370 1500,380', 6, 6, 50, [P.leaf500, P.mint500, P.leaf700]) +
    place(
      person(s, child, { cloth: P.coral300, neck: 'round', shoulders: 96, height: 520 }, -9),
      1160,
      480,
      1.5,
    ) +
    arm(s, '1030,680 900,760 830,620', 84, P.coral300, SKIN[2], 0.55) +
    arm(s, '1290,690 1400,790 1460,660', 84, P.coral300, SKIN[2], 0.55) +
    place(plantStand(s, 'ficus', P.sun300), 1480, 1000, 1)
  )
}

/** Water with lemon and mint, glasses full, morning light. */
export function hidratacao(s: Sheet): string {
  return (
    sky(s, [0, '#D3EFEA'], [0.75, '#FFF3DC']) +
    pane(s, 200, 70, 1200, 580, serra(s, 190, 60, 1220, 600, 'dawn'), {
      frame: '#F4FAF6',
      cols: 3,
      rows: 1,
    }) +
    curtain(s, 60, 20, 170, 760, P.mint200, 16) +
    curtain(s, 1380, 20, 170, 760, P.mint200, -16) +
    table(s, 760, '#E9F4EE') +
    sunbeam('300,776 1300,776 1100,1000 100,1000', 0.6) +
    breezes(s, '-60,300 400,420 800,300 1200,400 1680,260', 30, P.white, 0.8) +
    ellipse(760, 920, 220, 22, alpha(P.petrol900, 0.14)) +
    place(jug(s), 760, 916, 1.5) +
    place(glass(s, '#BFE6E4', 0.8), 1080, 926, 1.2) +
    place(glass(s, '#CDEBE2', 0.6), 1260, 900, 1) +
    place(glass(s, '#BFE6E4', 0.75), 480, 920, 1.1) +
    slice(310, 890, 66) +
    slice(220, 930, 56, P.coral300) +
    slice(390, 950, 46) +
    place(sprig(P.leaf500, 30), 960, 960, 0.6, 74) +
    place(sprig('#3FA283', -20), 790, 470, 0.6, 14) +
    place(potted(s, 'mint', P.coral300), 1450, 930, 1.1)
  )
}
