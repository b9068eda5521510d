import { alpha, P, SKIN, shade } from './kit/color'
import { arm } from './kit/figures'
import { breeze } from './kit/landscape'
import { person } from './kit/people'
import { profile } from './kit/profile'
import { drape, pane, pillow, table } from './kit/room'
import { circle, ellipse, group, line, path, place, rect } from './kit/shapes'
import type { Sheet } from './kit/sheet'
import { nasalSpray, thermometer } from './kit/things'
import { bottle, bowl, glass, steam } from './kit/vessels'
import { chamber, serra } from './kit/views'
import { basin, clock, counter, notebook, syringe, tiles } from './steps-parts'

const adult = { skin: SKIN[3], hairColor: '#241512', hair: 'bun', cloth: P.sun300 } as const

/** Warming the closed bottle of saline in a bowl of warm water. */
export function amornarSoro(s: Sheet): string {
  return (
    tiles(s) +
    counter(s, 800) +
    place(bowl(s, 640, P.petrol300), 800, 930) +
    group(place(nasalSpray(s), 800, 900, 1.7), s.clip(rect(0, 0, 1600, 718, P.white))) +
    ellipse(800, 716, 104, 14, alpha(P.white, 0.5)) +
    place(steam(s, 300, P.white, 0.7), 660, 690, 1.3) +
    place(steam(s, 300, P.white, 0.7), 960, 690, 1.3) +
    drape(s, '1180,870 1420,860 1450,930 1170,940', P.coral200) +
    place(glass(s), 260, 920, 0.9)
  )
}

/** Leaning forward over the basin, mouth open. */
export function inclinarCorpo(s: Sheet): string {
  return (
    tiles(s) +
    place(profile(s, { ...adult, mouth: 'open' }), 960, 420, 1.05, -30) +
    counter(s, 860) +
    place(basin(s), 520, 880, 1.15)
  )
}

/** The tip just inside the upper nostril. */
export function encaixarPonta(s: Sheet): string {
  return (
    rect(0, 0, 1600, 1000, s.linear('down', '#D6EFE8', '#EEF9F5')) +
    circle(800, 520, 460, alpha(P.white, 0.5)) +
    place(profile(s, { ...adult, mouth: 'open' }), 960, 430, 1.3, -12) +
    place(nasalSpray(s), 560, 920, 1.5, 22) +
    arm(s, '60,1180 280,1060 540,820', 200, P.sun300, adult.skin, 0.2)
  )
}

/** Washed and left to dry: the syringe on a towel beside the basin. */
export function limparMaterial(s: Sheet): string {
  return (
    tiles(s) +
    counter(s, 660) +
    place(basin(s), 1150, 700, 1.1) +
    drape(s, '120,760 820,740 900,930 60,950', P.coral200, [
      '200,770 180,860 190,930',
      '700,760 730,850 740,920',
    ]) +
    place(syringe(s), 470, 850, 1.05, -6) +
    place(nasalSpray(s), 250, 720, 0.9)
  )
}

/** A bathroom filling with steam, its door and window closed. */
export function banheiroVapor(s: Sheet): string {
  return (
    tiles(s) +
    rect(900, 60, 560, 860, alpha(P.white, 0.45), 16) +
    line('M1440 120V60H1180V150', '#9DBDC0', 18) +
    path('M1090 190Q1180 120 1270 190Z', '#9DBDC0') +
    Array.from({ length: 9 }, (_, i) =>
      line(`M${1104 + i * 19} 210L${1060 + i * 30} 860`, alpha('#8FC6CF', 0.8), 5, {
        'stroke-dasharray': '34 22',
      }),
    ).join('') +
    rect(900, 60, 560, 860, 'none', 16, { stroke: '#9DBDC0', 'stroke-width': 12 }) +
    rect(0, 920, 1600, 80, P.mint200) +
    rect(180, 200, 360, 720, s.linear('right', P.wood100, P.wood300), 10) +
    rect(220, 250, 280, 270, alpha(P.wood500, 0.25), 8) +
    rect(220, 570, 280, 290, alpha(P.wood500, 0.25), 8) +
    circle(500, 590, 20, P.sun400) +
    place(steam(s, 520, P.white, 0.7), 760, 920, 1.7) +
    place(steam(s, 460, P.white, 0.7), 1180, 920, 2.2)
  )
}

/** Breathing slowly in the warm, moist air, seated away from the water. */
export function respirarVapor(s: Sheet): string {
  return (
    tiles(s) +
    rect(0, 920, 1600, 80, P.mint200) +
    rect(560, 470, 480, 460, s.linear('right', P.wood300, P.wood500), 40) +
    place(
      person(
        s,
        { skin: SKIN[1], hair: 'fringe', hairColor: '#5A3620', eyes: 'closed', mouth: 'rest', turn: -0.2 },
        { cloth: P.petrol300, neck: 'round', shoulders: 118, height: 420 },
      ),
      800,
      400,
      1.4,
    ) +
    breeze(s, '740,480 600,520 440,440 260,500', 26, P.white, 0.95) +
    breeze(s, '860,480 1000,520 1160,440 1340,500', 26, P.white, 0.95) +
    place(steam(s, 480, P.white, 0.6), 240, 930, 1.8) +
    place(steam(s, 480, P.white, 0.6), 1360, 930, 1.8)
  )
}

/** Out with calm: a glass of water, a dry towel and an open window. */
export function abrirJanela(s: Sheet): string {
  return (
    chamber(s, ['#DFF2EC', '#FFF4E2'], 1000, P.mint100) +
    pane(s, 500, 110, 600, 520, serra(s, 490, 100, 620, 540, 'day'), { frame: '#CFE4DF', cols: 1, rows: 1 }) +
    path('M500 110L330 60V690L500 630Z', alpha(P.white, 0.85)) +
    path('M1100 110L1270 60V690L1100 630Z', alpha(P.white, 0.85)) +
    breeze(s, '620,420 500,520 320,460 120,560', 26, P.white, 0.9) +
    table(s, 800, P.wood100) +
    place(glass(s), 640, 880, 1.1) +
    drape(s, '860,800 1140,790 1180,900 850,910', P.coral200, ['920,810 910,860 915,900'])
  )
}

/** Twenty minutes of rest before the measurement. */
export function esperarRepouso(s: Sheet): string {
  return (
    chamber(s, ['#F9E8D2', '#FFF6E6'], 1000, P.mint100) +
    place(clock(s, 15, 20), 430, 330, 1.1) +
    rect(700, 420, 820, 460, s.linear('right', P.wood300, P.wood500), 60) +
    place(pillow(s, '#EAF4F2'), 1080, 580, 1.6) +
    place(
      person(
        s,
        { skin: SKIN[2], hair: 'fringe', hairColor: '#3A2117', eyes: 'closed', mouth: 'rest', flush: true },
        { cloth: P.sun300, neck: 'round', shoulders: 96, height: 420 },
        8,
      ),
      1080,
      560,
      1.1,
    ) +
    drape(s, '660,840 840,750 1080,790 1320,760 1500,820 1560,1040 620,1040', P.mint300, [
      '860,780 880,880 850,980',
      '1240,790 1270,890 1230,990',
    ])
  )
}

/** The tip deep in the armpit, against the skin, under the arm. */
export function termometroAxila(s: Sheet): string {
  return (
    chamber(s, ['#F9E8D2', '#FFF6E6'], 1000, P.mint100) +
    circle(800, 520, 440, alpha(P.white, 0.5)) +
    place(
      person(
        s,
        { skin: SKIN[2], hair: 'short', hairColor: '#3A2117', eyes: 'down', mouth: 'smile', turn: -0.5 },
        { cloth: P.ice, neck: 'round', shoulders: 118, height: 520 },
      ),
      820,
      300,
      1.45,
    ) +
    place(thermometer(s), 800, 655, 1.1, 25) +
    arm(s, '655,520 600,760 800,830', 120, P.ice, SKIN[2], 0.3)
  )
}

/** The number, the hour and the place, written down. */
export function anotarFebre(s: Sheet): string {
  return (
    chamber(s, ['#FFF4E2', '#F9E8D2'], 1000, P.wood100) +
    rect(0, 0, 1600, 1000, s.linear('down', P.wood100, shade(P.wood100, 0.1))) +
    place(notebook(s), 720, 520, 1.5, -4) +
    place(thermometer(s), 1330, 360, 1.2, 74) +
    place(
      rect(-14, -220, 28, 380, P.coral300, 8) +
        path('M-14 160L0 214L14 160Z', P.sand) +
        rect(-14, -236, 28, 40, P.petrol500, 8),
      1120,
      640,
      1,
      32,
    )
  )
}

/** Cotton and alcohol, then back into its case. */
export function limparTermometro(s: Sheet): string {
  return (
    chamber(s, ['#E3F6F0', '#F4FAF9'], 1000, P.mint100) +
    table(s, 640, P.wood100) +
    place(bottle(s, P.petrol200, P.white, P.ice), 330, 780, 1.5) +
    [
      [560, 770, 64],
      [650, 740, 52],
      [640, 810, 58],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, s.linear('fall', P.white, '#E1ECEA')))
      .join('') +
    rect(820, 740, 560, 150, s.linear('down', P.mint400, P.mint500), 60) +
    rect(850, 764, 500, 100, alpha(P.petrol900, 0.18), 46) +
    place(thermometer(s), 1090, 812, 1.5, 0)
  )
}
