import { alpha, P, SKIN } from '../kit/color'
import { rows } from '../kit/curves'
import { linear } from '../kit/paint'
import { circle, each, ellipse, line, path, place, polygon, rect, times } from '../kit/shapes'
import { hydrangea, leaf, leaves, sprig } from './parts/botany'
import { amalia, awning, bunch, oilLamp, pot } from './parts/heritage'
import { figure, garment, look } from './parts/people'
import { lamp, pane, table } from './parts/room'
import { honey, lozenge } from './parts/things'
import { apothecaryJar, balmJar, bottle, mortar, steam } from './parts/vessels'
import { breezes, house, serra } from './parts/views'

/** Amália boils mint and eucalyptus for her three children. */
export function y1894(): string {
  const girl = look(SKIN[1], 'tails', '#5A3620', 'open', 'smile', 0.9)
  const boy = look(SKIN[1], 'fringe', '#4A2C1C', 'open', 'round', 0.9)
  const eldest = { ...girl, hair: 'side', hairColor: '#4A2C1C', eyes: 'closed' } as const
  return (
    rect(0, 0, 1600, 1200, linear('down', '#EFDDBD', '#FAEBCF')) +
    pane(150, 130, 380, 480, serra(140, 120, 400, 500, 'dawn'), { frame: P.wood500, arched: true, rows: 3 }) +
    rect(560, 0, 1000, 16, P.wood700, 8) +
    each([640, 760, 1480], (x, i) => place(bunch(i % 2 ? '#7FB8AE' : P.leaf500), x, 64, 1.1)) +
    place(amalia('ladle', 'down'), 1180, 380, 1.12) +
    breezes('800,560 720,420 560,360 360,400 -80,300', 44, P.white, 0.85) +
    table(860, P.wood300) +
    rect(0, 930, 1600, 270, linear('down', P.wood500, P.wood700)) +
    each([60, 460, 860, 1260], (x) => rect(x, 960, 300, 240, alpha('#3A2116', 0.2), 14)) +
    place(steam(420, P.white, 0.85), 860, 640, 1.2) +
    ellipse(860, 890, 210, 20, alpha(P.petrol900, 0.3)) +
    place(pot(), 860, 890, 1.1) +
    line('M1010 690L910 730', P.wood100, 16) +
    place(oilLamp(), 1450, 880, 0.95) +
    place(mortar(), 616, 892, 0.5) +
    figure('150,720,1.15,5', eldest, garment(P.mint400, 'collar', 92, 560, P.cream)) +
    figure('340,830,1.05,6', girl, garment(P.coral300, 'collar', 88, 520, P.cream)) +
    figure('510,930,0.9,4', boy, garment(P.petrol300, 'collar', 84, 460, P.cream)) +
    leaf(1180, 890, 70, 8, P.leaf500)
  )
}

/** A tin of honey and mint lozenges, with a leaflet written by hand. */
export function y1911(): string {
  const [sun, mint] = [P.sun400, P.mint400]
  const flavors = [sun, mint, sun, P.mint500, mint, sun, P.mint300]
  const sweets = rows('-120,-70 -40,-64 44,-70 124,-66 -84,-112 0,-116 86,-110')
  const tin =
    ellipse(0, -66, 196, 52, '#C9A04C') +
    each(sweets, ([x, y], i) => lozenge(x, y, 50, flavors[i] ?? sun)) +
    path(
      'M-196 -66V0A196 50 0 0 0 196 0V-66A196 50 0 0 1 -196 -66Z',
      linear('right', P.petrol300, P.petrol500, P.petrol700),
    ) +
    each([-110, -20, 70], (x) => leaf(x, 8, 62, -12, P.mint300)) +
    path('M-196 -66A196 50 0 0 0 196 -66', 'none', { stroke: P.sun300, 'stroke-width': 8 })
  const lid =
    ellipse(0, 6, 190, 172, '#0E5A66') +
    ellipse(0, 0, 190, 172, linear('fall', P.petrol300, P.petrol500)) +
    ellipse(0, 0, 164, 148, 'none', { stroke: P.sun300, 'stroke-width': 6 }) +
    leaves('-74,40,170,-32 -40,62,110,2', P.mint300, P.mint400)
  const leaflet =
    polygon('-150,0 130,-30 190,110 -110,150', P.cream) +
    times(4, (i) =>
      line(`M${-106 + i * 9} ${30 + i * 26}q20 -14 40 0t40 -4t40 -4t40 -6t40 -4`, alpha(P.petrol700, 0.5), 4),
    ) +
    path('M120 60C170 -40 250 -120 330 -150C320 -70 240 20 140 70Z', linear('rise', P.mint200, P.white)) +
    line('M110 76L320 -140', P.petrol500, 5)
  const town =
    serra(130, 90, 700, 620, 'day') +
    place(house(P.cream, P.coral300), 300, 690, 0.9) +
    place(house(P.mint200, '#C4694A'), 540, 694, 1) +
    place(house('#F3E3CC', P.coral300), 770, 690, 0.8)
  return (
    rect(0, 0, 1600, 1200, linear('down', '#E3EFDD', '#FBF1DA')) +
    pane(150, 110, 660, 590, town, { frame: P.wood500, cols: 3, rows: 2 }) +
    rect(980, 170, 480, 500, linear('down', '#D6E8DA', '#EDEFD9'), 240) +
    place(bunch(P.leaf500), 1130, 120, 1.3) +
    place(bunch('#7FB8AE'), 1310, 100, 1.3) +
    rect(1020, 56, 400, 14, P.wood700, 7) +
    breezes('300,460 640,360 980,470 1280,330 1700,380', 40, P.white, 0.9) +
    table(800, P.wood300) +
    rect(0, 800, 1600, 400, alpha(P.sun100, 0.1)) +
    ellipse(640, 1010, 250, 34, alpha(P.petrol900, 0.28)) +
    place(lid, 900, 850, 1, 12) +
    place(tin, 640, 980, 1.15) +
    place(leaflet, 1260, 970, 1.1) +
    place(honey(), 250, 960, 1.1) +
    place(sprig(P.leaf500, 30), 330, 1120, 1, 62) +
    leaf(960, 1090, 90, -10, P.leaf500) +
    lozenge(880, 1090, 46, P.sun400)
  )
}

/** The shop in Petrópolis and, before it, the first glass jar in petrol blue. */
export function y1931(): string {
  const showcase = (x: number) =>
    rect(x - 8, 500, 236, 330, P.sun100, 8) +
    rect(x, 508, 220, 314, linear('down', '#F5B548', '#FFE2AB'), 4) +
    times(3, (i) =>
      place(apothecaryJar(56, 96, [P.coral200, '#BFE3DA', P.mint300][i] ?? P.mint300, P.leaf500), x + 46 + i * 64, 800),
    ) +
    rect(x, 656, 220, 8, P.wood500) +
    times(3, (i) => place(balmJar(48, P.petrol700, P.mint300), x + 46 + i * 64, 656))
  return (
    serra(0, 0, 1600, 900, 'night') +
    place(house('#3C7F8A', '#1B4C5B', true), 190, 900, 1.5) +
    place(house('#2F7383', '#184856', true), 1450, 900, 1.6) +
    rect(360, 240, 860, 680, linear('right', '#5F9CA0', '#3C7F8A', '#2A6673')) +
    polygon('320,246 790,70 1260,246', linear('right', '#B65A3E', '#7F3D2C')) +
    line('M318 246L790 70L1262 246', '#DDEBE6', 12) +
    circle(790, 176, 42, P.sun300) +
    leaf(762, 190, 62, -30, P.leaf700) +
    rect(420, 310, 740, 84, linear('down', P.petrol700, P.petrol900), 12) +
    times(6, (i) => leaf(520 + i * 96, 356, 60, i % 2 ? -14 : 14, P.mint300)) +
    place(awning(820, '#DDEBE6', P.petrol300), 376, 414) +
    each([260, 190, 120], (r) => circle(790, 640, r, alpha(P.sun300, 0.1))) +
    showcase(440) +
    showcase(920) +
    rect(704, 530, 172, 390, '#5F3A24', 8) +
    rect(722, 550, 136, 190, P.sun300, 6) +
    rect(0, 900, 1600, 300, linear('down', '#174656', '#0D3342')) +
    polygon('440,900 660,900 560,1060 240,1060', alpha(P.sun300, 0.16)) +
    polygon('920,900 1140,900 1340,1060 1020,1060', alpha(P.sun300, 0.16)) +
    place(hydrangea('#7F9BD8', 5), 350, 950, 0.9) +
    place(hydrangea('#A98CCB', 9), 1240, 950, 0.9) +
    breezes('-80,230 400,140 900,60 1300,150 1700,90', 28, '#DDF4F0', 0.5) +
    rect(0, 1090, 1600, 110, linear('down', P.wood300, P.wood700)) +
    rect(0, 1090, 1600, 10, P.wood100) +
    ellipse(790, 1124, 230, 22, alpha(P.petrol900, 0.4)) +
    place(balmJar(330, P.petrol500, P.mint300), 790, 1122) +
    place(sprig('#5DB39C', 30), 1020, 1140, 0.9, 62) +
    leaves('480,1130,100,-14 400,1140,80,190', P.leaf500, P.leaf300)
  )
}

/** The radio on the sideboard, and the new guaco syrup. */
export function y1952(): string {
  const slots = times(5, (i) => rect(-150, -250 + i * 30, 180, 14, alpha('#3A2116', 0.5), 7))
  const radio =
    path('M-230 0V-220Q-230 -360 0 -360Q230 -360 230 -220V0Z', linear('right', '#C4814F', '#9C5F38', '#6B3E25')) +
    path('M-196 -20V-210Q-196 -322 0 -322Q196 -322 196 -210V-20Z', linear('down', '#E8C79A', '#D3A66F')) +
    slots +
    circle(110, -200, 54, P.cream) +
    line('M110 -200L140 -232', P.coral600, 7) +
    circle(-90, -70, 26, '#6B3E25') +
    circle(110, -70, 26, '#6B3E25') +
    rect(-40, -84, 90, 26, P.sun300, 12)
  const spoon =
    path(
      'M-86 -40C-60 10 60 10 86 -40L210 -84L220 -66L92 -10C60 40 -70 40 -100 -40Z',
      linear('right', P.white, '#A9C2C4'),
    ) + ellipse(0, -38, 86, 18, P.amber)
  return (
    rect(0, 0, 1600, 1200, linear('down', '#DCEBDD', '#F6EFD9')) +
    times(9, (i) => rect(i * 190, 0, 70, 900, alpha(P.white, 0.25))) +
    pane(1060, 110, 380, 420, serra(1050, 100, 400, 440, 'rain'), { frame: P.wood300, rows: 3 }) +
    each([460, 370, 280], (r) => circle(560, 620, r, alpha(P.sun300, 0.12))) +
    breezes('640,560 860,420 1060,520 1300,400 1700,440', 40, P.white, 0.85) +
    table(860, P.wood300) +
    rect(0, 960, 1600, 240, linear('down', P.wood500, P.wood700)) +
    each(
      [80, 590, 1100],
      (x) => rect(x, 1000, 420, 200, alpha('#3A2116', 0.2), 14) + circle(x + 210, 1060, 14, P.sun300),
    ) +
    ellipse(560, 908, 290, 24, alpha(P.petrol900, 0.3)) +
    place(radio, 560, 904, 1.2) +
    place(lamp(180, P.coral200), 190, 690, 1) +
    ellipse(1010, 914, 120, 14, alpha(P.petrol900, 0.3)) +
    place(bottle(P.amber, P.ice, P.sun100), 1010, 912, 1.25) +
    place(spoon, 1220, 910, 0.8) +
    place(sprig('#3FA283', 30), 1400, 920, 0.9, 30) +
    leaf(820, 920, 70, 6, P.leaf500)
  )
}
