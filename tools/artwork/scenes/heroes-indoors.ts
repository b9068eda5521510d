import { alpha, P, SKIN, shade, tint } from '../kit/color'
import { linear } from '../kit/paint'
import { circle, each, ellipse, path, place, polygon, rect } from '../kit/shapes'
import { chamomile, eucalyptus, leaves, sprig } from './parts/botany'
import { sleeper } from './parts/figures'
import { board, curtain, drape, lamp, pane, pillow, potted, shadow, table } from './parts/room'
import { books, honey, openBook, rabbit, thermometer, tissues } from './parts/things'
import { apothecaryJar, balmJar, bottle, cup, slice, steam } from './parts/vessels'
import { breezes, chamber, rain, serra } from './parts/views'

/** What to lay out for a day in bed: cup, book, thermometer, tissues, on a tray over the blanket. */
export const doente = (): string =>
  chamber(['#DDF0EC', '#F3F7EE'], 1000, P.mint100) +
  pane(130, 80, 430, 400, serra(120, 70, 450, 420, 'rain'), { frame: '#CFE4DF', cols: 2, rows: 2 }) +
  breezes('300,250 640,330 1000,220 1400,280 2080,180', 26, P.white, 0.8) +
  rect(640, 330, 1500, 420, linear('right', P.wood300, P.wood500), 70) +
  rect(680, 372, 1500, 400, alpha('#5F3A24', 0.14), 50) +
  place(pillow('#EAF4F2'), 1150, 470, 1.7, -4) +
  place(pillow(P.mint200), 1640, 500, 1.6, 5) +
  drape(
    '-60,760 240,690 640,720 1000,650 1400,690 1760,640 2060,700 2060,1040 -60,1040',
    P.petrol300,
    '140,740 200,860 160,1000 | 480,730 440,860 500,990 | 820,720 880,860 820,1000 | 1700,680 1740,840 1690,1000 | 1900,690 1880,840 1940,990',
  ) +
  drape(
    '-60,900 300,860 560,930 620,1050 -60,1050',
    P.coral300,
    '160,880 220,960 200,1040 | 400,890 470,970 460,1040',
  ) +
  ellipse(1240, 900, 520, 40, alpha(P.petrol900, 0.22)) +
  rect(780, 838, 920, 46, linear('down', P.wood100, P.wood300), 22) +
  rect(760, 812, 60, 60, P.wood300, 26) +
  rect(1660, 812, 60, 60, P.wood500, 26) +
  place(tissues(), 930, 842, 0.96) +
  place(steam(260), 1180, 700) +
  place(cup(P.mint300), 1180, 840, 0.82) +
  place(openBook(), 1490, 838, 0.68) +
  place(thermometer(), 1220, 918, 0.9, -6) +
  leaves('1400,930,66,-14 1452,944,50,16', P.leaf500, P.leaf300)

/** A folded blanket, standing on y = 0, 300 wide. */
const folded = (colors: readonly string[]): string =>
  each(
    colors,
    (c, i) =>
      rect(-150, -(i + 1) * 58, 300, 56, linear('right', tint(c, 0.25), c, shade(c, 0.14)), 26) +
      path(`M-140 ${-(i + 1) * 58 + 28}H120`, 'none', {
        stroke: shade(c, 0.18),
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
  )

/** Shelves with jars, blankets and plants: the collections. */
export function colecoes(): string {
  const wood = P.wood100
  return (
    rect(0, 0, 2000, 1000, linear('down', '#D9F0E8', '#EEF7EF')) +
    circle(1400, 420, 460, alpha(P.white, 0.35)) +
    circle(1400, 420, 340, alpha(P.white, 0.35)) +
    breezes('-80,420 340,350 760,470 1140,330 1560,380 2100,250', 34, P.white, 0.7) +
    board(800, 420, 1140, wood) +
    board(660, 800, 1280, wood) +
    place(folded([P.coral300, P.sun200, P.mint300]), 1000, 420) +
    place(balmJar(150), 1260, 420) +
    place(bottle(), 1400, 420, 0.74) +
    place(apothecaryJar(110, 190, '#BFE3DA', P.leaf500), 1530, 420) +
    place(potted('eucalyptus', P.sand), 1760, 420, 0.8) +
    place(lamp(120, P.coral200), 800, 638, 1) +
    place(books([P.petrol500, P.coral300, P.sun300, P.mint300]), 1040, 800) +
    place(honey(), 1290, 800, 0.9) +
    place(cup(P.petrol200), 1500, 796, 0.72) +
    place(steam(190), 1500, 700) +
    place(folded([P.petrol300, P.mint200]), 1780, 800) +
    place(chamomile(), 1640, 770, 0.7) +
    place(eucalyptus('#8CC4B8', 30), 1700, 680, 0.5, 70) +
    place(sprig(P.leaf500), 200, 1020, 1.2, -8) +
    place(sprig(P.leaf300, -30), 320, 1030, 0.9, 8) +
    shadow(1300, 840, 640, 20, 0.12)
  )
}

/** Moonlit room, a child asleep, a breeze from the window over the bed; calm left third. */
export function homeNoite(): string {
  const night = serra(1080, 80, 560, 470, 'night')
  return (
    rect(0, 0, 2000, 860, linear('down', '#0D3A4C', '#17566A')) +
    rect(0, 850, 2000, 150, linear('down', '#0B2F3F', '#0F3E4F')) +
    pane(1090, 90, 540, 450, night, { frame: '#8FC3C6', cols: 2, rows: 2 }) +
    curtain(1010, 60, 130, 600, '#2F7383', -26) +
    curtain(1590, 60, 130, 600, '#2F7383', 36) +
    rect(980, 46, 770, 16, '#8FC3C6', 8) +
    polygon('1110,560 1620,560 1480,860 760,860', alpha('#BFE6E4', 0.09)) +
    rect(1934, 420, 120, 470, linear('right', '#2C6B78', '#1B4C5B'), 30) +
    rect(880, 716, 1130, 200, linear('down', '#CFE6E6', '#7FB0B6'), 46) +
    rect(850, 850, 1160, 80, linear('down', '#2C6B78', '#1B4C5B'), 20) +
    rect(890, 924, 44, 70, '#123F4F', 8) +
    place(sleeper(P.petrol300, '#2B1B16', SKIN[2]), 1690, 600, 1.04) +
    place(rabbit(), 1530, 706, 0.62, -10) +
    rect(610, 740, 240, 20, '#3C7F8A', 8) +
    rect(628, 760, 204, 240, linear('right', '#2A6673', '#184856')) +
    rect(650, 790, 160, 80, '#1B4F5E', 8) +
    circle(730, 830, 9, P.sun300) +
    place(lamp(70, P.coral200), 706, 636, 0.74) +
    place(books([P.coral300, P.mint300], 90), 800, 740, 0.7) +
    breezes('1180,380 1060,470 1200,540 1420,440 1640,480 1990,360', 30, '#DDF4F0', 0.42) +
    leaves('900,392,44,-20 1260,452,38,14 1800,430,40,-30', '#4FA391', '#4FA391', '#5DB39C')
  )
}

/** A steaming cup by a rainy window; calm right half. */
export const homeCha = (): string =>
  rect(0, 0, 2000, 800, linear('down', '#E9F6F1', '#FFF3DF')) +
  pane(110, 60, 860, 640, serra(100, 50, 880, 660, 'rain') + rain(110, 60, 860, 640), {
    frame: '#F4FAF6',
    cols: 2,
    rows: 1,
    sill: false,
  }) +
  curtain(20, 20, 170, 760, P.mint300, 10) +
  rect(0, 6, 1090, 18, P.wood300, 9) +
  breezes('640,380 900,300 1200,400 1560,300 2080,340', 26, P.white, 0.8) +
  table(752, P.wood100) +
  drape(
    '-40,770 120,740 260,800 330,900 290,1020 -40,1020',
    P.coral300,
    '60,760 130,860 110,1000 | 190,790 250,880 210,1010',
  ) +
  ellipse(560, 930, 240, 26, alpha(P.petrol900, 0.16)) +
  place(steam(430, P.white, 0.8), 560, 770, 1) +
  place(cup(P.mint300), 560, 924, 1.18) +
  ellipse(862, 900, 120, 18, alpha(P.petrol900, 0.14)) +
  place(honey(), 850, 896, 0.94) +
  ellipse(1044, 930, 90, 14, alpha(P.petrol900, 0.12)) +
  slice(1010, 890, 46) +
  slice(1082, 912, 40) +
  place(sprig(P.leaf500, 40), 330, 980, 0.8, 62) +
  leaves('1180,930,80,-12 1240,946,60,20', P.leaf500, P.leaf300)
