import { alpha, P, SKIN, shade, tint } from '../kit/color'
import { linear } from '../kit/paint'
import { blob, circle, ellipse, line, path, place, rect, times } from '../kit/shapes'
import { shower, tiles } from './parts/bathroom'
import { leaf, leaves, sprig } from './parts/botany'
import { arm } from './parts/figures'
import { figure, garment, look } from './parts/people'
import { drape, lamp, pane, pillow, potted, table } from './parts/room'
import { seated } from './parts/seated'
import { books, honey, nasalSpray, thermometer, tissues } from './parts/things'
import { cup, glass, mug, steam } from './parts/vessels'
import { breeze, breezes, chamber, serra } from './parts/views'

/** A light cold at the left, flu in bed at the right; one breeze divides them. */
export function gripeResfriado(): string {
  const cold = look(SKIN[1], 'side', '#6B3F22', 'open', 'rest', 0.6, { flush: true })
  const flu = look(SKIN[3], 'curly', '#231512', 'closed', 'rest', -0.5, { flush: true })
  return (
    rect(0, 0, 1600, 1000, linear('down', '#D9F1EA', '#EDF8F2')) +
    path('M860 0C740 260 960 520 780 1000L1600 1000L1600 0Z', linear('down', '#FBE3CE', '#FFF1DC')) +
    pane(120, 110, 300, 330, serra(110, 100, 320, 350, 'day'), { frame: '#CFE4DF' }) +
    place(lamp(260, P.coral200), 1450, 330) +
    figure('480,430,1.35,4', cold, garment(P.mint400, 'roll', 116, 520)) +
    place(scarfWrap(P.coral300), 480, 560, 1.25) +
    arm('620,640 660,800 560,690', 78, P.mint400, SKIN[1], 0.1) +
    place(tissueSheet(), 540, 560, 1.1) +
    place(pillow('#EAF4F2'), 1140, 430, 1.7, 4) +
    figure('1140,440,1.3,-10', flu, garment(P.petrol300, 'round', 112, 520)) +
    drape(
      '760,720 900,640 1080,690 1220,660 1400,640 1620,700 1640,1040 720,1040',
      P.coral300,
      '900,680 940,820 900,980 | 1120,700 1080,840 1130,980 | 1340,670 1380,820 1330,980',
    ) +
    place(thermometer(), 1210, 540, 0.62, -24) +
    breezes('840,-60 760,240 900,520 760,780 800,1060', 26, P.white, 0.8) +
    table(900, P.wood100, 0, 700) +
    place(tissues(), 180, 910, 0.9) +
    place(mug(P.sun300), 640, 930, 0.72) +
    place(steam(150), 640, 806)
  )
}

const scarfWrap = (color: string): string =>
  path('M-64 -34Q0 10 64 -34L84 20Q0 74 -84 20Z', linear('down', color, shade(color, 0.12))) +
  path('M20 30L74 14L96 190L36 200Z', linear('down', color, shade(color, 0.16))) +
  line('M-70 0Q0 44 70 0', shade(color, 0.2), 4)

const tissueSheet = (): string =>
  blob('-44,-30 0,-44 46,-26 38,24 6,48 -34,34 -52,4', P.white) +
  line('M-20 -20Q-4 6 -10 34M14 -28Q8 0 22 28', '#C4D8D8', 4)

/** Coughing into the bent elbow, as one should. */
export const tosse = (): string =>
  rect(0, 0, 1600, 1000, linear('down', '#FFF0D8', '#E9F6EE')) +
  circle(880, 520, 470, alpha(P.white, 0.4)) +
  circle(880, 520, 360, alpha(P.white, 0.4)) +
  breezes('740,560 560,500 380,580 160,500 -80,540', 40, P.petrol200, 0.6) +
  breeze('700,640 480,660 300,620 40,700 -60,690', 30, P.mint300, 0.8) +
  figure(
    '900,400,1.6,-12',
    look(SKIN[2], 'short', '#2A1B16', 'closed', 'none', -0.9, { flush: true }),
    garment(P.petrol300, 'round', 124, 520),
  ) +
  arm('1110,640 1040,800 880,760', 118, P.petrol300, SKIN[2], 0) +
  arm('730,690 600,600 930,474', 112, P.petrol300, SKIN[2], 0.02) +
  place(potted('eucalyptus', P.coral300), 1380, 1000, 1.1) +
  place(sprig(P.leaf500), 160, 1030, 1.1, 8) +
  leaves('420,430,50,-24 250,640,44,200', P.leaf500, P.mint500)

/** Neck scarf, hand on the throat, honey tea. */
export const garganta = (): string =>
  rect(0, 0, 1600, 1000, linear('down', '#FDE6D0', '#FFF5E4')) +
  circle(720, 520, 440, alpha(P.white, 0.4)) +
  circle(720, 520, 330, alpha(P.sun200, 0.5)) +
  breezes('-60,300 300,240 700,200 1100,300 1680,200', 26, P.white, 0.9) +
  figure(
    '720,390,1.5,7',
    look(SKIN[0], 'bob', '#8A4B28', 'closed', 'rest', 0.4),
    garment(P.mint400, 'round', 114, 480),
  ) +
  place(scarfWrap(P.coral300), 720, 528, 1.5) +
  arm('900,650 920,830 740,590', 92, P.mint400, SKIN[0], 0.1) +
  table(840, P.wood100) +
  place(honey(), 1180, 930) +
  place(steam(270), 420, 790) +
  place(cup(P.petrol300), 400, 930, 0.94) +
  place(sprig(P.leaf500, 30), 1500, 950, 0.9, -60) +
  leaf(720, 936, 70, 10, P.leaf500)

/** Rinsing the nose with saline at the washbasin. */
export function lavarNariz(): string {
  const tiles = times(60, (i) =>
    rect((i % 12) * 140 + 4, Math.floor(i / 12) * 140 + 4, 132, 132, alpha(P.white, i % 3 ? 0.28 : 0.42), 12),
  )
  return (
    rect(0, 0, 1600, 1000, linear('down', '#BFE5DC', '#DDF2EA')) +
    tiles +
    ellipse(760, 380, 330, 350, P.white) +
    ellipse(760, 380, 306, 326, linear('fall', '#E4F5F3', '#BFE1E2')) +
    path('M560 500L820 90L900 110L610 600Z', alpha(P.white, 0.35)) +
    figure(
      '760,400,1.42,16',
      look(SKIN[3], 'bun', '#241512', 'closed', 'rest', -0.5),
      garment(P.sun300, 'v', 112, 480),
    ) +
    place(nasalSpray(), 620, 690, 0.72, 34) +
    arm('600,640 490,850 620,660', 92, P.sun300, SKIN[3], 0.08) +
    breeze('690,480 600,440 480,460 360,400', 22, P.white, 0.9) +
    rect(0, 850, 1600, 150, linear('down', P.white, '#CFE4E1')) +
    ellipse(1120, 866, 300, 36, '#BFDAD8') +
    ellipse(1120, 872, 260, 26, '#A9CCCC') +
    path(
      'M1300 850C1300 720 1210 700 1180 760L1204 770C1220 740 1262 750 1262 850Z',
      linear('right', P.white, '#9DBDC0'),
    ) +
    drape(
      '1400,300 1540,300 1548,640 1470,652 1394,640',
      P.coral200,
      '1440,310 1446,480 1436,640 | 1500,310 1496,480 1504,640',
    ) +
    rect(1370, 286, 210, 18, '#9DBDC0', 9) +
    place(glass(), 220, 890, 0.8) +
    place(nasalSpray(P.mint100), 360, 890, 0.8) +
    place(sprig(P.leaf500), 90, 890, 0.5)
  )
}

/** Breathing the steam of the shower, seated on dry ground far from the hot water; the window stands ajar. */
export const inalacaoVapor = (): string =>
  tiles() +
  pane(120, 90, 300, 340, serra(110, 80, 320, 360, 'dawn'), { frame: '#CFE4DF', cols: 1, rows: 1 }) +
  path('M420 90L500 130V470L420 430Z', alpha(P.white, 0.75), { stroke: '#CFE4DF', 'stroke-width': 16 }) +
  place(shower(0, 0), 1010, 70, 0.98) +
  rect(0, 900, 1600, 100, linear('down', P.mint200, tint(P.mint200, 0.3))) +
  rect(0, 892, 1600, 12, alpha(P.white, 0.7)) +
  drape('820,250 920,250 926,520 870,530 816,520', P.coral200, '846,260 850,400 844,510 | 892,260 890,400 896,510') +
  rect(796, 238, 150, 16, '#9DBDC0', 8) +
  place(steam(560, P.white, 0.75), 1120, 900, 2) +
  place(steam(480, P.white, 0.7), 1400, 900, 2) +
  place(steam(420, P.white, 0.5), 840, 880, 1.5) +
  breezes('1320,420 1060,330 860,420 680,330 560,360', 34, P.white, 0.9) +
  place(
    seated(
      look(SKIN[2], 'short', '#2A1B16', 'closed', 'rest', 0.4, { beard: '#3A2620' }),
      { cloth: P.petrol300 },
      P.petrol700,
    ),
    480,
    964,
  ) +
  rect(120, 790, 150, 20, P.wood300, 8) +
  rect(140, 808, 14, 150, P.wood500) +
  rect(236, 808, 14, 150, P.wood500) +
  place(glass(), 195, 790, 0.5)

/** A parent takes a child's temperature in bed. */
export function medirFebre(): string {
  const mother = look(SKIN[2], 'long', '#3A2117', 'down', 'smile', 0.9)
  const child = look(SKIN[2], 'fringe', '#3A2117', 'closed', 'rest', -0.3, { flush: true })
  return (
    chamber(['#F9E8D2', '#FFF6E6'], 1000, P.mint100) +
    pane(110, 80, 300, 340, serra(100, 70, 320, 360, 'night'), { frame: P.wood100 }) +
    place(lamp(230, P.coral200), 1460, 420) +
    rect(1340, 680, 300, 30, P.wood300, 8) +
    rect(1370, 700, 260, 300, P.wood500) +
    place(glass(), 1390, 680, 0.56) +
    rect(560, 350, 760, 500, linear('right', P.wood300, P.wood500), 60) +
    place(pillow('#EAF4F2'), 960, 550, 1.7) +
    figure('960,520,1.14,8', child, garment(P.sun300, 'round', 96, 420)) +
    drape(
      '520,800 700,710 900,750 1100,720 1300,770 1400,1040 440,1040',
      P.mint300,
      '700,740 730,860 700,980 | 930,770 900,880 940,990 | 1140,750 1170,880 1130,990',
    ) +
    figure('480,410,1.34,8', mother, garment(P.coral300, 'v', 112, 560)) +
    place(thermometer(), 836, 668, -0.66, 14) +
    arm('600,600 660,770 760,650', 84, P.coral300, SKIN[2], 0.1) +
    place(books([P.petrol500, P.sun300], 110), 1500, 680) +
    breezes('-60,250 400,180 800,260 1200,150 1680,220', 22, P.white, 0.7)
  )
}
