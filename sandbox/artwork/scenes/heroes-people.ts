import { leaf, sprig } from './kit/botany'
import { alpha, P, SKIN } from './kit/color'
import { arm } from './kit/figures'
import { amalia, balance, bunch, oilLamp } from './kit/heritage'
import { apothecaryShelves, pharmacyShelves, plantStand } from './kit/interior'
import { breezes } from './kit/landscape'
import { person } from './kit/people'
import { drape, lamp, pane, potted, shadow, sofa, sunbeam, table } from './kit/room'
import { ellipse, place, rect } from './kit/shapes'
import type { Sheet } from './kit/sheet'
import { books } from './kit/things'
import { apothecaryJar, balmJar, mortar, mug, steam } from './kit/vessels'
import { chamber, house, serra } from './kit/views'

/** The apothecary of 1894: shelves, mortar, balance, and the mountains behind the arched window. */
export function historia(s: Sheet): string {
  const town =
    serra(s, 760, 60, 520, 640, 'dawn') +
    place(house(s, P.cream, P.coral300), 880, 690, 0.5) +
    place(house(s, '#E9DCC6', '#B3573B'), 1130, 694, 0.62)
  return (
    rect(0, 0, 2000, 800, s.linear('down', '#F3E3C6', '#FBEFD8')) +
    sunbeam('800,120 1240,120 760,800 60,800', 0.55) +
    pane(s, 790, 90, 440, 590, town, { frame: P.wood500, cols: 2, rows: 3, arched: true }) +
    apothecaryShelves(s, 1400, 300, 600, 2, P.wood500) +
    [520, 610]
      .map((x, i) => place(bunch([P.leaf500, '#7FB8AE', P.leaf700][i] ?? P.leaf500), x, 60 + i * 8))
      .join('') +
    rect(440, 0, 260, 14, P.wood700, 7) +
    place(amalia(s, 'pestle'), 1330, 350, 0.98) +
    table(s, 760, P.wood300) +
    rect(0, 820, 2000, 180, s.linear('down', P.wood500, P.wood700)) +
    [120, 520, 920, 1320, 1720].map((x) => rect(x, 850, 320, 150, alpha('#3A2116', 0.22), 14)).join('') +
    ellipse(1320, 806, 150, 16, alpha(P.petrol900, 0.25)) +
    place(mortar(s), 1328, 806, 0.72) +
    place(balance(s), 1010, 800, 0.9) +
    place(apothecaryJar(s, 120, 190, '#BFE3DA', P.leaf500), 1660, 800) +
    place(apothecaryJar(s, 96, 150, P.sun200, P.amber), 1790, 806) +
    place(oilLamp(s), 760, 800) +
    place(books(s, [P.coral600, P.petrol500], 190), 560, 802) +
    place(sprig(P.leaf500, 30), 1120, 820, 0.6, 78) +
    leaf(1480, 806, 70, -8, P.leaf500) +
    leaf(1540, 812, 54, 18, P.leaf300)
  )
}

/** Mother, father and children on the sofa under one blanket. */
export function familia(s: Sheet): string {
  const mother = {
    skin: SKIN[2],
    hair: 'curly',
    hairColor: '#2A1712',
    eyes: 'closed',
    turn: 0.5,
    mouth: 'smile',
  } as const
  const father = {
    skin: SKIN[3],
    hair: 'short',
    hairColor: '#1E1410',
    eyes: 'down',
    turn: -0.6,
    mouth: 'smile',
    beard: '#3A241A',
  } as const
  const girl = {
    skin: SKIN[2],
    hair: 'tails',
    hairColor: '#2A1712',
    eyes: 'open',
    turn: -0.3,
    mouth: 'smile',
  } as const
  const boy = {
    skin: SKIN[3],
    hair: 'fringe',
    hairColor: '#1E1410',
    eyes: 'closed',
    turn: 0.7,
    mouth: 'smile',
  } as const
  return (
    chamber(s, ['#E4F4EE', '#FBF3E2'], 800, '#CFE3D6') +
    pane(s, 120, 120, 420, 440, serra(s, 110, 110, 440, 460, 'dawn'), {
      frame: '#CFE4DF',
      cols: 2,
      rows: 2,
    }) +
    sunbeam('140,600 540,600 860,800 360,800', 0.6) +
    breezes(s, '-80,330 360,280 760,380 1200,240 1640,200 2100,260', 26, P.white, 0.7) +
    ellipse(1300, 900, 760, 66, '#BFDDD0') +
    ellipse(1300, 892, 640, 46, '#D3E9DD') +
    place(lamp(s, 440, P.coral200), 1880, 400, 1) +
    place(plantStand(s, 'ficus', P.coral300), 640, 860, 1) +
    place(sofa(s, 1040, P.petrol300), 790, 730) +
    place(person(s, father, { cloth: P.mint400, neck: 'round', height: 330 }, -5), 1440, 410, 1.06) +
    place(
      person(s, mother, { cloth: P.coral300, neck: 'v', height: 330, shoulders: 100 }, 6),
      1180,
      430,
      1.02,
    ) +
    place(
      person(s, boy, { cloth: P.sun300, neck: 'round', height: 260, shoulders: 84 }, -12),
      1600,
      560,
      0.8,
    ) +
    place(
      person(s, girl, { cloth: P.mint200, neck: 'collar', inner: P.white, height: 260, shoulders: 84 }, 8),
      1310,
      570,
      0.8,
    ) +
    drape(
      s,
      '930,700 1050,650 1200,690 1320,706 1450,684 1600,694 1690,664 1716,760 1724,850 1700,908 1600,886 1500,916 1380,888 1260,914 1130,886 1010,914 920,900 902,820',
      P.sun200,
      [
        '1080,660 1110,770 1060,880',
        '1250,700 1240,800 1280,880',
        '1400,700 1420,800 1390,880',
        '1570,700 1540,790 1580,890',
        '1690,690 1660,780 1690,860',
      ],
    ) +
    place(mug(s, P.coral300), 1160, 760, 0.46) +
    place(steam(s, 130), 1160, 680)
  )
}

/** A reading corner by the winter window, warm light against dry air. */
export function inverno(s: Sheet): string {
  const reader = {
    skin: SKIN[1],
    hair: 'bob',
    hairColor: '#6B3F22',
    eyes: 'down',
    turn: -0.6,
    mouth: 'smile',
  } as const
  return (
    chamber(s, ['#F8E9D2', '#FDF4E3'], 810, '#DDB98C') +
    pane(s, 760, 90, 620, 520, serra(s, 750, 80, 640, 540, 'winter'), {
      frame: '#E9DCC6',
      cols: 3,
      rows: 1,
    }) +
    [
      [840, 220, 20, P.sun400],
      [1010, 330, 130, P.coral300],
      [1180, 200, 60, P.wood300],
      [1300, 400, 10, P.sun400],
    ]
      .map(([x, y, a, c]) => leaf(Number(x), Number(y), 40, Number(a), String(c)))
      .join('') +
    sunbeam('790,650 1360,650 1180,1000 300,1000', 0.5) +
    breezes(s, '500,250 800,320 1100,230 1400,330 1700,250 2060,300', 24, P.white, 0.6) +
    ellipse(1500, 910, 560, 50, alpha(P.coral300, 0.22)) +
    place(lamp(s, 480, P.coral300), 1880, 380) +
    place(potted(s, 'sword', P.mint300), 690, 850, 0.9) +
    rect(1330, 340, 430, 480, s.linear('right', '#3C8C90', P.petrol500, '#0F5E69'), 120) +
    place(
      person(s, reader, { cloth: P.coral300, neck: 'roll', shoulders: 104, height: 360 }, 6),
      1540,
      420,
      1.05,
    ) +
    drape(s, '1330,690 1450,660 1560,690 1680,660 1770,730 1760,880 1560,900 1380,890 1300,800', P.mint200, [
      '1440,680 1420,780 1450,880',
      '1560,700 1590,800 1560,890',
      '1690,690 1680,780 1700,860',
    ]) +
    rect(1260, 600, 110, 300, s.linear('right', '#2A7D84', '#146470'), 52) +
    rect(1720, 600, 110, 300, s.linear('right', '#167582', '#0B5560'), 52) +
    arm(s, '1440,580 1410,690 1500,690', 60, P.coral300, SKIN[1], 0.15) +
    arm(s, '1640,580 1680,690 1580,694', 60, P.coral300, SKIN[1], 0.15) +
    place(mug(s, P.mint300), 1540, 720, 0.62) +
    place(steam(s, 170), 1540, 612) +
    rect(1090, 770, 150, 16, P.wood300, 8) +
    rect(1156, 784, 18, 130, P.wood500) +
    place(books(s, [P.petrol500, P.sun300], 120), 1160, 770)
  )
}

/** The pharmacist behind her counter, ready to listen. */
export function contato(s: Sheet): string {
  const look = {
    skin: SKIN[3],
    hair: 'bun',
    hairColor: '#221512',
    eyes: 'open',
    mouth: 'smile',
    turn: -0.4,
  } as const
  return (
    rect(0, 0, 2000, 1000, s.linear('down', '#DDF2EB', '#F4FAF6')) +
    rect(860, 70, 1140, 720, s.linear('down', '#9CCDBF', '#BFE3D7'), 30) +
    pharmacyShelves(s, 900, 240, 1060, 3) +
    breezes(s, '-100,300 300,240 640,330 1000,200 1500,140 2100,200', 30, P.white, 0.7) +
    place(
      person(s, look, { cloth: '#EAF1EF', neck: 'coat', inner: P.mint400, shoulders: 112, height: 420 }),
      1420,
      330,
      1.3,
    ) +
    arm(s, '1284,520 1220,690 1380,770', 76, '#E2EBE8', SKIN[3], 0.06) +
    arm(s, '1556,520 1640,680 1530,772', 76, '#D9E5E2', SKIN[3], 0.06) +
    table(s, 790, '#F7FBF9') +
    rect(0, 850, 2000, 150, s.linear('down', P.petrol500, P.petrol700)) +
    rect(0, 850, 2000, 12, alpha(P.petrol900, 0.25)) +
    shadow(s, 1460, 812, 120, 14) +
    place(balmJar(s, 110), 1458, 812) +
    place(potted(s, 'mint', P.coral300), 1840, 830, 0.9) +
    place(books(s, [P.coral300, P.mint300, P.sun300], 200), 1100, 822, 0.9)
  )
}
