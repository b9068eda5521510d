import { chamomile, leaf, sprig } from './kit/botany'
import { alpha, P, SKIN, shade } from './kit/color'
import { arm } from './kit/figures'
import { breeze, breezes } from './kit/landscape'
import { person } from './kit/people'
import { drape, lamp, pane, pillow, table } from './kit/room'
import { ellipse, line, path, place, rect } from './kit/shapes'
import type { Sheet } from './kit/sheet'
import { books, honey, nasalSpray, thermometer } from './kit/things'
import { bowl, glass, steam } from './kit/vessels'
import { chamber, serra } from './kit/views'

/** Rinsing the nose with saline at the washbasin. */
export function lavarNariz(s: Sheet): string {
  const look = {
    skin: SKIN[3],
    hair: 'bun',
    hairColor: '#241512',
    eyes: 'closed',
    mouth: 'rest',
    turn: -0.5,
  } as const
  const tiles = Array.from({ length: 60 }, (_, i) =>
    rect((i % 12) * 140 + 4, Math.floor(i / 12) * 140 + 4, 132, 132, alpha(P.white, i % 3 ? 0.28 : 0.42), 12),
  ).join('')
  return (
    rect(0, 0, 1600, 1000, s.linear('down', '#BFE5DC', '#DDF2EA')) +
    tiles +
    ellipse(760, 380, 330, 350, P.white) +
    ellipse(760, 380, 306, 326, s.linear('fall', '#E4F5F3', '#BFE1E2')) +
    path('M560 500L820 90L900 110L610 600Z', alpha(P.white, 0.35)) +
    place(person(s, look, { cloth: P.sun300, neck: 'v', shoulders: 112, height: 480 }, 16), 760, 400, 1.42) +
    place(nasalSpray(s), 620, 690, 0.72, 34) +
    arm(s, '600,640 490,850 620,660', 92, P.sun300, SKIN[3], 0.08) +
    breeze(s, '690,480 600,440 480,460 360,400', 22, P.white, 0.9) +
    rect(0, 850, 1600, 150, s.linear('down', P.white, '#CFE4E1')) +
    ellipse(1120, 866, 300, 36, '#BFDAD8') +
    ellipse(1120, 872, 260, 26, '#A9CCCC') +
    path(
      'M1300 850C1300 720 1210 700 1180 760L1204 770C1220 740 1262 750 1262 850Z',
      s.linear('right', P.white, '#9DBDC0'),
    ) +
    drape(s, '1400,300 1540,300 1548,640 1470,652 1394,640', P.coral200, [
      '1440,310 1446,480 1436,640',
      '1500,310 1496,480 1504,640',
    ]) +
    rect(1370, 286, 210, 18, '#9DBDC0', 9) +
    place(glass(s), 220, 890, 0.8) +
    place(nasalSpray(s, P.mint100), 360, 890, 0.8) +
    place(sprig(P.leaf500), 90, 890, 0.5)
  )
}

/** Breathing warm steam under a towel, at a safe distance from the bowl. */
export function inalacaoVapor(s: Sheet): string {
  const look = {
    skin: SKIN[1],
    hair: 'fringe',
    hairColor: '#5A3620',
    eyes: 'closed',
    mouth: 'rest',
    turn: 0,
  } as const
  return (
    chamber(s, ['#DFF2EC', '#FFF4E2'], 1000, P.mint100) +
    pane(s, 110, 90, 300, 360, serra(s, 100, 80, 320, 380, 'dawn'), { frame: '#CFE4DF' }) +
    breezes(s, '-60,560 300,500 560,560 900,420 1240,300 1680,330', 30, P.white, 0.8) +
    path(
      'M560 720C480 500 560 150 810 140C1060 150 1140 500 1060 720Z',
      s.linear('right', '#D9705A', '#B9503E'),
    ) +
    place(
      person(s, look, { cloth: P.petrol300, neck: 'round', shoulders: 118, height: 480 }, 0),
      810,
      410,
      1.4,
    ) +
    path(
      'M810 130C530 130 500 480 440 800C520 830 600 810 640 780C640 560 640 300 810 290C980 300 980 560 980 780C1020 810 1100 830 1180 800C1120 480 1090 130 810 130Z',
      s.linear('right', '#F6A483', P.coral300, '#DB6F52'),
    ) +
    line(
      'M560 420C520 560 500 680 490 790M1060 420C1100 560 1120 680 1130 790M620 300C590 400 580 600 570 800M1000 300C1030 400 1040 600 1050 800',
      shade(P.coral300, 0.2),
      5,
      { opacity: 0.5 },
    ) +
    table(s, 830, P.wood100) +
    ellipse(810, 930, 300, 26, alpha(P.petrol900, 0.16)) +
    place(steam(s, 360, P.white, 0.45), 810, 790, 1.5) +
    place(bowl(s, 470, P.petrol300), 810, 930) +
    leaf(730, 758, 60, 4, P.leaf500) +
    leaf(860, 764, 54, 172, P.leaf300) +
    place(sprig(P.leaf500, 30), 330, 950, 0.8, 70) +
    place(honey(s), 1330, 930, 0.8) +
    place(chamomile(), 1180, 936, 0.6) +
    place(chamomile(), 1240, 950, 0.45)
  )
}

/** A parent takes a child's temperature in bed. */
export function medirFebre(s: Sheet): string {
  const mother = {
    skin: SKIN[2],
    hair: 'long',
    hairColor: '#3A2117',
    eyes: 'down',
    mouth: 'smile',
    turn: 0.9,
  } as const
  const child = {
    skin: SKIN[2],
    hair: 'fringe',
    hairColor: '#3A2117',
    eyes: 'closed',
    mouth: 'rest',
    turn: -0.3,
    flush: true,
  } as const
  return (
    chamber(s, ['#F9E8D2', '#FFF6E6'], 1000, P.mint100) +
    pane(s, 110, 80, 300, 340, serra(s, 100, 70, 320, 360, 'night'), { frame: P.wood100 }) +
    place(lamp(s, 230, P.coral200), 1460, 420) +
    rect(1340, 680, 300, 30, P.wood300, 8) +
    rect(1370, 700, 260, 300, P.wood500) +
    place(glass(s), 1390, 680, 0.56) +
    rect(560, 350, 760, 500, s.linear('right', P.wood300, P.wood500), 60) +
    place(pillow(s, '#EAF4F2'), 960, 550, 1.7) +
    place(
      person(s, child, { cloth: P.sun300, neck: 'round', shoulders: 96, height: 420 }, 8),
      960,
      520,
      1.14,
    ) +
    drape(s, '520,800 700,710 900,750 1100,720 1300,770 1400,1040 440,1040', P.mint300, [
      '700,740 730,860 700,980',
      '930,770 900,880 940,990',
      '1140,750 1170,880 1130,990',
    ]) +
    place(
      person(s, mother, { cloth: P.coral300, neck: 'v', shoulders: 112, height: 560 }, 8),
      480,
      410,
      1.34,
    ) +
    place(thermometer(s), 836, 668, -0.66, 14) +
    arm(s, '600,600 660,770 760,650', 84, P.coral300, SKIN[2], 0.1) +
    place(books(s, [P.petrol500, P.sun300], 110), 1500, 680) +
    breezes(s, '-60,250 400,180 800,260 1200,150 1680,220', 22, P.white, 0.7)
  )
}
