import { chamomile, eucalyptus, leaf, sprig } from './kit/botany'
import { alpha, P, shade, tint } from './kit/color'
import { breezes } from './kit/landscape'
import { board, drape, lamp, pane, pillow, potted, shadow } from './kit/room'
import { circle, ellipse, path, place, rect } from './kit/shapes'
import type { Sheet } from './kit/sheet'
import { books, honey, openBook, thermometer, tissues } from './kit/things'
import { apothecaryJar, balmJar, bottle, cup, steam } from './kit/vessels'
import { chamber, serra } from './kit/views'

/** What to lay out for a day in bed: cup, book, thermometer, tissues, on a tray over the blanket. */
export function doente(s: Sheet): string {
  return (
    chamber(s, ['#DDF0EC', '#F3F7EE'], 1000, P.mint100) +
    pane(s, 130, 80, 430, 400, serra(s, 120, 70, 450, 420, 'rain'), { frame: '#CFE4DF', cols: 2, rows: 2 }) +
    breezes(s, '300,250 640,330 1000,220 1400,280 2080,180', 26, P.white, 0.8) +
    rect(640, 330, 1500, 420, s.linear('right', P.wood300, P.wood500), 70) +
    rect(680, 372, 1500, 400, alpha('#5F3A24', 0.14), 50) +
    place(pillow(s, '#EAF4F2'), 1150, 470, 1.7, -4) +
    place(pillow(s, P.mint200), 1640, 500, 1.6, 5) +
    drape(s, '-60,760 240,690 640,720 1000,650 1400,690 1760,640 2060,700 2060,1040 -60,1040', P.petrol300, [
      '140,740 200,860 160,1000',
      '480,730 440,860 500,990',
      '820,720 880,860 820,1000',
      '1700,680 1740,840 1690,1000',
      '1900,690 1880,840 1940,990',
    ]) +
    drape(s, '-60,900 300,860 560,930 620,1050 -60,1050', P.coral300, [
      '160,880 220,960 200,1040',
      '400,890 470,970 460,1040',
    ]) +
    ellipse(1240, 900, 520, 40, alpha(P.petrol900, 0.22)) +
    rect(780, 838, 920, 46, s.linear('down', P.wood100, P.wood300), 22) +
    rect(760, 812, 60, 60, P.wood300, 26) +
    rect(1660, 812, 60, 60, P.wood500, 26) +
    place(tissues(s), 930, 842, 0.96) +
    place(steam(s, 260), 1180, 700) +
    place(cup(s, P.mint300), 1180, 840, 0.82) +
    place(openBook(s), 1490, 838, 0.68) +
    place(thermometer(s), 1220, 918, 0.9, -6) +
    leaf(1400, 930, 66, -14, P.leaf500) +
    leaf(1452, 944, 50, 16, P.leaf300)
  )
}

/** A folded blanket, standing on y = 0, 300 wide. */
const folded = (s: Sheet, colors: readonly string[]): string =>
  colors
    .map(
      (c, i) =>
        rect(-150, -(i + 1) * 58, 300, 56, s.linear('right', tint(c, 0.25), c, shade(c, 0.14)), 26) +
        path(`M-140 ${-(i + 1) * 58 + 28}H120`, 'none', {
          stroke: shade(c, 0.18),
          'stroke-width': 4,
          'stroke-linecap': 'round',
        }),
    )
    .join('')

/** Shelves with jars, blankets and plants: the collections. */
export function colecoes(s: Sheet): string {
  const wood = P.wood100
  return (
    rect(0, 0, 2000, 1000, s.linear('down', '#D9F0E8', '#EEF7EF')) +
    circle(1400, 420, 460, alpha(P.white, 0.35)) +
    circle(1400, 420, 340, alpha(P.white, 0.35)) +
    breezes(s, '-80,420 340,350 760,470 1140,330 1560,380 2100,250', 34, P.white, 0.7) +
    board(s, 800, 420, 1140, wood) +
    board(s, 660, 800, 1280, wood) +
    place(folded(s, [P.coral300, P.sun200, P.mint300]), 1000, 420) +
    place(balmJar(s, 150), 1260, 420) +
    place(bottle(s), 1400, 420, 0.74) +
    place(apothecaryJar(s, 110, 190, '#BFE3DA', P.leaf500), 1530, 420) +
    place(potted(s, 'eucalyptus', P.sand), 1760, 420, 0.8) +
    place(lamp(s, 120, P.coral200), 800, 638, 1) +
    place(books(s, [P.petrol500, P.coral300, P.sun300, P.mint300]), 1040, 800) +
    place(honey(s), 1290, 800, 0.9) +
    place(cup(s, P.petrol200), 1500, 796, 0.72) +
    place(steam(s, 190), 1500, 700) +
    place(folded(s, [P.petrol300, P.mint200]), 1780, 800) +
    place(chamomile(), 1640, 770, 0.7) +
    place(eucalyptus('#8CC4B8', 30), 1700, 680, 0.5, 70) +
    place(sprig(P.leaf500), 200, 1020, 1.2, -8) +
    place(sprig(P.leaf300, -30), 320, 1030, 0.9, 8) +
    shadow(s, 1300, 840, 640, 20, 0.12)
  )
}
