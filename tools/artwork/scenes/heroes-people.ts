import { alpha, P, SKIN } from '../kit/color'
import { linear } from '../kit/paint'
import { each, ellipse, place, rect } from '../kit/shapes'
import { leaves, sprig } from './parts/botany'
import { arm } from './parts/figures'
import { amalia, balance, bunch, oilLamp } from './parts/heritage'
import { figure, garment, look } from './parts/people'
import { drape, lamp, pane, potted, shadow, sofa, sunbeam, table } from './parts/room'
import { apothecaryShelves, pharmacyShelves, plantStand } from './parts/shelves'
import { books } from './parts/things'
import { apothecaryJar, balmJar, mortar, mug, steam } from './parts/vessels'
import { breezes, chamber, house, serra } from './parts/views'

/** The apothecary of 1894: shelves, mortar, balance, and the mountains behind the arched window. */
export function historia(): string {
  const town =
    serra(760, 60, 520, 640, 'dawn') +
    place(house(P.cream, P.coral300), 880, 690, 0.5) +
    place(house('#E9DCC6', '#B3573B'), 1130, 694, 0.62)
  return (
    rect(0, 0, 2000, 800, linear('down', '#F3E3C6', '#FBEFD8')) +
    sunbeam('800,120 1240,120 760,800 60,800', 0.55) +
    pane(790, 90, 440, 590, town, { frame: P.wood500, cols: 2, rows: 3, arched: true }) +
    apothecaryShelves(1400, 300, 600, 2, P.wood500) +
    each([520, 610], (x, i) => place(bunch([P.leaf500, '#7FB8AE', P.leaf700][i] ?? P.leaf500), x, 60 + i * 8)) +
    rect(440, 0, 260, 14, P.wood700, 7) +
    place(amalia('pestle'), 1330, 350, 0.98) +
    table(760, P.wood300) +
    rect(0, 820, 2000, 180, linear('down', P.wood500, P.wood700)) +
    each([120, 520, 920, 1320, 1720], (x) => rect(x, 850, 320, 150, alpha('#3A2116', 0.22), 14)) +
    ellipse(1320, 806, 150, 16, alpha(P.petrol900, 0.25)) +
    place(mortar(), 1328, 806, 0.72) +
    place(balance(), 1010, 800, 0.9) +
    place(apothecaryJar(120, 190, '#BFE3DA', P.leaf500), 1660, 800) +
    place(apothecaryJar(96, 150, P.sun200, P.amber), 1790, 806) +
    place(oilLamp(), 760, 800) +
    place(books([P.coral600, P.petrol500], 190), 560, 802) +
    place(sprig(P.leaf500, 30), 1120, 820, 0.6, 78) +
    leaves('1480,806,70,-8 1540,812,54,18', P.leaf500, P.leaf300)
  )
}

/** Mother, father and children on the sofa under one blanket. */
export function familia(): string {
  const mother = look(SKIN[2], 'curly', '#2A1712', 'closed', 'smile', 0.5)
  const father = look(SKIN[3], 'short', '#1E1410', 'down', 'smile', -0.6, { beard: '#3A241A' })
  const girl = look(SKIN[2], 'tails', '#2A1712', 'open', 'smile', -0.3)
  const boy = look(SKIN[3], 'fringe', '#1E1410', 'closed', 'smile', 0.7)
  return (
    chamber(['#E4F4EE', '#FBF3E2'], 800, '#CFE3D6') +
    pane(120, 120, 420, 440, serra(110, 110, 440, 460, 'dawn'), { frame: '#CFE4DF', cols: 2, rows: 2 }) +
    sunbeam('140,600 540,600 860,800 360,800', 0.6) +
    breezes('-80,330 360,280 760,380 1200,240 1640,200 2100,260', 26, P.white, 0.7) +
    ellipse(1300, 900, 760, 66, '#BFDDD0') +
    ellipse(1300, 892, 640, 46, '#D3E9DD') +
    place(lamp(440, P.coral200), 1880, 400, 1) +
    place(plantStand('ficus', P.coral300), 640, 860, 1) +
    place(sofa(1040, P.petrol300), 790, 730) +
    figure('1440,410,1.06,-5', father, garment(P.mint400, 'round', 112, 330)) +
    figure('1180,430,1.02,6', mother, garment(P.coral300, 'v', 100, 330)) +
    figure('1600,560,0.8,-12', boy, garment(P.sun300, 'round', 84, 260)) +
    figure('1310,570,0.8,8', girl, garment(P.mint200, 'collar', 84, 260, P.white)) +
    drape(
      '930,700 1050,650 1200,690 1320,706 1450,684 1600,694 1690,664 1716,760 1724,850 1700,908 1600,886 1500,916 1380,888 1260,914 1130,886 1010,914 920,900 902,820',
      P.sun200,
      '1080,660 1110,770 1060,880 | 1250,700 1240,800 1280,880 | 1400,700 1420,800 1390,880 | 1570,700 1540,790 1580,890 | 1690,690 1660,780 1690,860',
    ) +
    place(mug(P.coral300), 1160, 760, 0.46) +
    place(steam(130), 1160, 680)
  )
}

/** A reading corner by the winter window, warm light against dry air. */
export function inverno(): string {
  const reader = look(SKIN[1], 'bob', '#6B3F22', 'down', 'smile', -0.6)
  return (
    chamber(['#F8E9D2', '#FDF4E3'], 810, '#DDB98C') +
    pane(760, 90, 620, 520, serra(750, 80, 640, 540, 'winter'), { frame: '#E9DCC6', cols: 3, rows: 1 }) +
    leaves('840,220,40,20 1010,330,40,130 1180,200,40,60 1300,400,40,10', P.sun400, P.coral300, P.wood300, P.sun400) +
    sunbeam('790,650 1360,650 1180,1000 300,1000', 0.5) +
    breezes('500,250 800,320 1100,230 1400,330 1700,250 2060,300', 24, P.white, 0.6) +
    ellipse(1500, 910, 560, 50, alpha(P.coral300, 0.22)) +
    place(lamp(480, P.coral300), 1880, 380) +
    place(potted('sword', P.mint300), 690, 850, 0.9) +
    rect(1330, 340, 430, 480, linear('right', '#3C8C90', P.petrol500, '#0F5E69'), 120) +
    figure('1540,420,1.05,6', reader, garment(P.coral300, 'roll', 104, 360)) +
    drape(
      '1330,690 1450,660 1560,690 1680,660 1770,730 1760,880 1560,900 1380,890 1300,800',
      P.mint200,
      '1440,680 1420,780 1450,880 | 1560,700 1590,800 1560,890 | 1690,690 1680,780 1700,860',
    ) +
    rect(1260, 600, 110, 300, linear('right', '#2A7D84', '#146470'), 52) +
    rect(1720, 600, 110, 300, linear('right', '#167582', '#0B5560'), 52) +
    arm('1440,580 1410,690 1500,690', 60, P.coral300, SKIN[1], 0.15) +
    arm('1640,580 1680,690 1580,694', 60, P.coral300, SKIN[1], 0.15) +
    place(mug(P.mint300), 1540, 720, 0.62) +
    place(steam(170), 1540, 612) +
    rect(1090, 770, 150, 16, P.wood300, 8) +
    rect(1156, 784, 18, 130, P.wood500) +
    place(books([P.petrol500, P.sun300], 120), 1160, 770)
  )
}

/** The pharmacist behind her counter, ready to listen. */
export const contato = (): string =>
  rect(0, 0, 2000, 1000, linear('down', '#DDF2EB', '#F4FAF6')) +
  rect(860, 70, 1140, 720, linear('down', '#9CCDBF', '#BFE3D7'), 30) +
  pharmacyShelves(900, 240, 1060, 3) +
  breezes('-100,300 300,240 640,330 1000,200 1500,140 2100,200', 30, P.white, 0.7) +
  figure(
    '1420,330,1.3',
    look(SKIN[3], 'bun', '#221512', 'open', 'smile', -0.4),
    garment('#EAF1EF', 'coat', 112, 420, P.mint400),
  ) +
  arm('1284,520 1220,690 1380,770', 76, '#E2EBE8', SKIN[3], 0.06) +
  arm('1556,520 1640,680 1530,772', 76, '#D9E5E2', SKIN[3], 0.06) +
  table(790, '#F7FBF9') +
  rect(0, 850, 2000, 150, linear('down', P.petrol500, P.petrol700)) +
  rect(0, 850, 2000, 12, alpha(P.petrol900, 0.25)) +
  shadow(1460, 812, 120, 14) +
  place(balmJar(110), 1458, 812) +
  place(potted('mint', P.coral300), 1840, 830, 0.9) +
  place(books([P.coral300, P.mint300, P.sun300], 200), 1100, 822, 0.9)
