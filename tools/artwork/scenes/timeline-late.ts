import { alpha, P, SKIN } from '../kit/color'
import { linear } from '../kit/paint'
import { circle, each, ellipse, line, path, place, placeEach, polygon, rect, times } from '../kit/shapes'
import { chamomile, flyingLeaves, hydrangea, leaf, sprig } from './parts/botany'
import { arm, swaddle, wanderer } from './parts/figures'
import { balmTube } from './parts/packages'
import { figure, garment, look } from './parts/people'
import { drape, lamp, pane, potted, sofa, table } from './parts/room'
import { humidifier, inhaler, nasalSpray, rabbit } from './parts/things'
import { balmJar, bottle } from './parts/vessels'
import { breeze, breezes, chamber, house, mist, ridge, serra } from './parts/views'

/** A row of mint plants from the left to the right edge. */
const mintRow = (y: number, count: number, scale: number, color: string): string =>
  times(count, (k) =>
    place(sprig(color, k % 2 ? 24 : -20), ((k + 0.3) * 1600) / count, y + (k % 3) * 8, scale * (0.86 + (k % 4) * 0.08)),
  )

/** The new factory below the mountains, a garden of mint at its entrance. */
export function y1968(): string {
  const bay = (x: number) =>
    polygon(`${x},500 ${x},380 ${x + 210},500`, linear('right', '#8FC4BF', '#5AA9AE')) +
    rect(x, 500, 214, 300, linear('right', '#FFF3DC', '#F3DFBD')) +
    times(
      2,
      (i) =>
        rect(x + 26 + i * 88, 560, 72, 100, '#6FB3B6', 8) +
        line(`M${x + 62 + i * 88} 560V660M${x + 26 + i * 88} 610H${x + 98 + i * 88}`, P.white, 5),
    )
  const lorry =
    rect(-250, -230, 330, 180, linear('down', P.mint200, P.mint400), 26) +
    leaf(-150, -120, 120, -26, P.leaf700) +
    path('M84 -50V-190H160Q200 -190 214 -140L236 -116Q250 -110 250 -90V-50Z', linear('right', P.coral300, P.coral400)) +
    path('M120 -170H156Q184 -168 194 -124H120Z', '#CDEBEA') +
    rect(-256, -60, 512, 24, P.petrol900, 10) +
    each([-160, 166], (x) => circle(x, -30, 46, P.petrol900) + circle(x, -30, 20, '#CFE0DE'))
  return (
    serra(0, 0, 1600, 880, 'dawn') +
    rect(1130, 170, 74, 420, linear('right', '#E39A78', '#B65A3E')) +
    rect(1120, 160, 94, 30, '#C96C4B', 6) +
    breezes('1160,160 1080,90 1200,50 1400,80 1700,10', 40, P.white, 0.8) +
    times(4, (i) => bay(330 + i * 210)) +
    rect(600, 670, 150, 130, P.petrol700, 8) +
    rect(0, 795, 1600, 410, linear('down', '#7CC3A0', '#3F9F7E')) +
    path('M-20 930Q500 860 1620 920L1620 1030Q700 970 -20 1050Z', '#EBDCBC') +
    ellipse(800, 986, 310, 18, alpha(P.petrol900, 0.2)) +
    place(lorry, 800, 970, 0.95) +
    mintRow(1130, 13, 0.5, '#2F8A70') +
    mintRow(1230, 10, 0.72, '#1F7462') +
    place(hydrangea('#8FA8DC', 5), 1420, 1180, 1.1) +
    flyingLeaves('80,330 500,240 900,300', 3, 4, 50, [P.leaf500, P.mint500])
  )
}

/** A pocket inhaler on the way to work, the bus behind. */
export function y1985(): string {
  const man = look(SKIN[3], 'curly', '#231512', 'closed', 'smile', 0.6)
  const tower = (x: number, y: number, w: number, c: string) =>
    rect(x, y, w, 900 - y, linear('right', c, '#DDEBE0')) +
    times(12, (i) =>
      rect(
        x + 22 + (i % 3) * ((w - 34) / 3),
        y + 40 + Math.floor(i / 3) * 90,
        (w - 80) / 3,
        50,
        alpha(P.petrol500, 0.22),
        5,
      ),
    )
  const bus =
    rect(0, 0, 860, 330, linear('down', P.cream, P.sun200, P.sun300), 46) +
    rect(0, 190, 860, 46, P.coral400) +
    times(5, (i) => rect(36 + i * 132, 44, 112, 112, linear('fall', '#CDEBEA', '#7FBCC2'), 16)) +
    rect(706, 44, 124, 250, linear('fall', '#CDEBEA', '#7FBCC2'), 16) +
    each([180, 640], (x) => circle(x, 330, 62, P.petrol900) + circle(x, 330, 26, '#CFE0DE'))
  return (
    serra(0, 0, 1600, 900, 'day') +
    tower(60, 330, 220, '#C4DFD5') +
    tower(330, 220, 200, '#EAD9BF') +
    tower(1240, 270, 240, '#F3D9C4') +
    tower(1030, 420, 180, '#C9E2DC') +
    rect(0, 860, 1600, 340, linear('down', '#B9CDC8', '#DCE7E1')) +
    rect(0, 860, 1600, 16, '#A3BDB8') +
    ellipse(470, 960, 470, 22, alpha(P.petrol900, 0.18)) +
    place(bus, 40, 560, 1) +
    figure('1080,440,1.6,5', man, garment(P.petrol300, 'collar', 122, 560, P.cream)) +
    breezes('1180,470 1280,400 1390,450 1490,360 1720,380', 40, P.white, 0.95) +
    place(inhaler(), 1212, 656, 0.9, -32) +
    arm('1290,720 1370,950 1216,690', 108, P.petrol300, SKIN[3], 0.06) +
    line('M960 690Q1060 900 1180 1210', P.wood500, 34) +
    flyingLeaves('1190,480 1320,430 1560,380', 5, 4, 48, [P.leaf500, P.mint500])
  )
}

/** A mother with her baby and the chamomile balm. */
export function y1999(): string {
  const mother = look(SKIN[2], 'curly', '#4A2A1A', 'down', 'smile', -0.5)
  return (
    rect(0, 0, 1600, 1200, linear('down', '#D9EEF0', '#FFF2E0')) +
    pane(140, 140, 400, 460, serra(130, 130, 420, 480, 'dawn'), { frame: '#CFE4DF' }) +
    circle(960, 600, 480, alpha(P.white, 0.4)) +
    circle(960, 600, 360, alpha(P.sun200, 0.35)) +
    breezes('-80,330 400,260 900,200 1300,320 1700,200', 32, P.white, 0.95) +
    figure('980,440,1.6,-7', mother, garment('#B9A6DC', 'collar', 122, 580, P.cream)) +
    arm('790,720 680,960 860,1040', 110, '#B9A6DC', SKIN[2], 0.1) +
    place(swaddle(SKIN[2], P.mint200), 950, 880, 1.22, -10) +
    arm('1170,720 1210,1000 930,1010', 110, '#B9A6DC', SKIN[2], 0.1) +
    table(1040, P.cream, 0, 560) +
    place(balmTube(), 200, 1062, 0.78) +
    place(rabbit(), 430, 1066, 1.05) +
    placeEach(chamomile(), '70,1050,0.9 320,1076,0.6 530,1090,0.5')
  )
}

/** A living room where the air is cared for. */
export function y2012(): string {
  const girl = look(SKIN[4], 'tails', '#1A100D', 'closed', 'smile', -0.6)
  return (
    chamber(['#D3E8EC', '#F3F8F0'], 940, '#D9C7A6') +
    pane(120, 120, 520, 520, serra(110, 110, 540, 540, 'dawn'), { frame: '#F8FCFA', cols: 2, rows: 1 }) +
    polygon('140,680 640,680 900,1200 240,1200', alpha(P.sun100, 0.35)) +
    ellipse(1060, 1090, 560, 56, '#C7DDD3') +
    place(lamp(520, P.coral200), 1500, 480) +
    place(sofa(820, P.mint500), 740, 920) +
    figure('1150,600,1.15,-8', girl, garment(P.coral300, 'round', 92, 330)) +
    drape(
      '900,870 1040,824 1150,846 1260,826 1400,846 1436,910 1448,1010 1410,1056 1330,1032 1230,1064 1130,1034 1020,1066 930,1040 884,1052 880,960',
      P.sun200,
      '1040,850 1070,950 1030,1060 | 1200,860 1180,960 1210,1060 | 1340,850 1360,950 1330,1060',
    ) +
    rect(360, 900, 300, 22, P.wood300, 10) +
    rect(390, 920, 20, 230, P.wood500) +
    rect(610, 920, 20, 230, P.wood500) +
    ellipse(510, 1152, 200, 16, alpha(P.petrol900, 0.14)) +
    place(humidifier(), 480, 902, 1.15) +
    rect(560, 872, 84, 30, linear('right', P.mint100, P.mint300), 14) +
    rect(566, 846, 74, 28, linear('right', '#E4DAF2', '#C9B6E4'), 14) +
    breezes('480,610 430,480 560,390 800,440 1160,320 1700,360', 50, P.white, 0.95) +
    breeze('480,610 530,520 460,420 360,380 240,300', 40, P.white, 0.9) +
    place(potted('sword', P.coral300), 170, 1130, 1.1) +
    flyingLeaves('500,420 800,440 1300,330', 3, 4, 46, [P.leaf500, P.mint500])
  )
}

/** Today: a family on the hill above the town, and the range on a ledge. */
export function y2024(): string {
  const range: readonly (readonly [number, string, number])[] = [
    [230, balmJar(150), 1],
    [380, inhaler(), 0.85],
    [530, nasalSpray(), 0.8],
    [690, bottle(), 0.8],
    [860, humidifier(), 0.85],
  ]
  return (
    serra(0, 0, 1600, 1000, 'dawn') +
    times(4, (i) =>
      place(
        house([P.cream, P.mint200, '#F3E3CC', P.coral100][i] ?? P.cream, ['#C4694A', P.coral300][i % 2] ?? P.coral300),
        180 + i * 150,
        810 - (i % 2) * 26,
        0.42,
      ),
    ) +
    mist(0, 700, 1600, 180, P.white, 0.7) +
    ridge('-20,940 400,890 800,860 1200,800 1620,820', 1210, '#3FA08C', '#1F7A6C') +
    breezes('-100,620 300,520 700,640 1120,420 1700,380', 48, P.white, 0.85) +
    place(wanderer(P.coral400, '#4A2C1C', SKIN[1]), 1080, 846, 1.2) +
    place(wanderer(P.sun400, '#3A2418', SKIN[2], 0.6), 1176, 838, 0.78) +
    place(wanderer(P.petrol300, '#1E1410', SKIN[3], 0.3), 1270, 832, 1.26) +
    flyingLeaves('40,620 500,560 900,500 1500,400', 4, 8, 60, [P.leaf500, P.mint500, P.leaf700]) +
    mintRow(1090, 15, 0.5, '#2F8A70') +
    rect(0, 1096, 1600, 104, linear('down', P.wood100, P.wood500)) +
    rect(0, 1096, 1600, 10, '#F3D9B4') +
    each(range, ([x, body, k]) => ellipse(x, 1128, 84, 11, alpha('#3A2116', 0.3)) + place(body, x, 1126, k)) +
    place(hydrangea('#8FA8DC', 5), 1330, 1180, 1.25) +
    place(sprig('#3FA283'), 1520, 1210, 1.4, 6)
  )
}
