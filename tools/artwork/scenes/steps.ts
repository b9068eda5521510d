import { alpha, P, SKIN, shade, tint } from '../kit/color'
import { rows } from '../kit/curves'
import { clipped, linear } from '../kit/paint'
import { circle, each, ellipse, line, path, place, placeEach, rect } from '../kit/shapes'
import { basin, counter, shower, tiles, vent } from './parts/bathroom'
import { clock, notebook } from './parts/desk'
import { arm, profile, tankTop } from './parts/figures'
import { figure, garment, look } from './parts/people'
import { drape, pane, pillow, table } from './parts/room'
import { seated } from './parts/seated'
import { nasalSpray, thermometer } from './parts/things'
import { bottle, bowl, glass, steam } from './parts/vessels'
import { breeze, breezes, chamber, serra } from './parts/views'

/** A syringe without a needle, lying along y = 0, its tip to the left. */
const syringe = (): string =>
  rect(-250, -8, 54, 16, tint(P.petrol200, 0.5), 8) +
  rect(120, -9, 190, 18, '#C9DEDE', 6) +
  rect(296, -44, 22, 88, P.petrol300, 8) +
  rect(-204, -38, 330, 76, linear('down', P.white, '#CFE6E4'), 14) +
  rect(-190, -26, 190, 52, alpha(P.mint300, 0.7), 8) +
  rect(-6, -32, 26, 64, P.petrol500, 6) +
  each([-150, -110, -70, -30, 50, 90], (x) => line(`M${x} -36V-16`, shade(P.petrol200, 0.1), 4)) +
  rect(112, -62, 18, 124, P.petrol200, 8)

const adult = { skin: SKIN[3], hairColor: '#241512', hair: 'bun', cloth: P.sun300 } as const

/** Warming the closed bottle of saline in a bowl of warm water. */
export const passoAmornarSoro = (): string =>
  tiles() +
  counter(800) +
  place(bowl(640, P.petrol300), 800, 930) +
  clipped(place(nasalSpray(), 800, 900, 1.7), rect(0, 0, 1600, 718, P.white)) +
  ellipse(800, 716, 104, 14, alpha(P.white, 0.5)) +
  placeEach(steam(300, P.white, 0.7), '660,690,1.3 960,690,1.3') +
  drape('1180,870 1420,860 1450,930 1170,940', P.coral200) +
  place(glass(), 260, 920, 0.9)

/** Leaning forward over the basin, mouth open. */
export const passoInclinarCorpo = (): string =>
  tiles() +
  place(profile({ ...adult, mouth: 'open' }), 960, 420, 1.05, -30) +
  counter(860) +
  place(basin(), 520, 880, 1.15)

/** The tip just inside the upper nostril. */
export const passoEncaixarPonta = (): string =>
  rect(0, 0, 1600, 1000, linear('down', '#D6EFE8', '#EEF9F5')) +
  circle(800, 520, 460, alpha(P.white, 0.5)) +
  place(profile({ ...adult, mouth: 'open' }), 960, 430, 1.3, -12) +
  place(nasalSpray(), 560, 920, 1.5, 22) +
  arm('60,1180 280,1060 540,820', 200, P.sun300, adult.skin, 0.2)

/** Washed and left to dry: the syringe on a towel beside the basin. */
export const passoLimparMaterial = (): string =>
  tiles() +
  counter(660) +
  place(basin(), 1150, 700, 1.1) +
  drape('120,760 820,740 900,930 60,950', P.coral200, '200,770 180,860 190,930 | 700,760 730,850 740,920') +
  place(syringe(), 470, 850, 1.05, -6) +
  place(nasalSpray(), 250, 720, 0.9)

/** A bathroom filling with steam; the vent above its door stays open. */
export const passoBanheiroVapor = (): string =>
  tiles() +
  shower(900, 60) +
  vent(600, 90) +
  breezes('900,190 820,150 760,160 700,140', 16, P.white, 0.8) +
  rect(0, 920, 1600, 80, P.mint200) +
  rect(180, 200, 360, 720, linear('right', P.wood100, P.wood300), 10) +
  rect(220, 250, 280, 270, alpha(P.wood500, 0.25), 8) +
  rect(220, 570, 280, 290, alpha(P.wood500, 0.25), 8) +
  circle(500, 590, 20, P.sun400) +
  place(steam(520, P.white, 0.7), 760, 920, 1.7) +
  place(steam(460, P.white, 0.7), 1180, 920, 2.2)

/** Breathing slowly in the warm, moist air, seated away from the water. */
export const passoRespirarVapor = (): string =>
  tiles() +
  rect(0, 920, 1600, 80, P.mint200) +
  place(
    seated(
      look(SKIN[2], 'short', '#2A1B16', 'closed', 'rest', 0, { beard: '#3A2620' }),
      { cloth: P.petrol300 },
      P.petrol700,
    ),
    800,
    970,
    1.12,
  ) +
  breeze('740,330 600,370 440,290 260,350', 26, P.white, 0.95) +
  breeze('860,330 1000,370 1160,290 1340,350', 26, P.white, 0.95) +
  placeEach(steam(480, P.white, 0.6), '240,930,1.8 1360,930,1.8')

/** Out with calm: a glass of water, a dry towel and an open window. */
export const passoAbrirJanela = (): string =>
  chamber(['#DFF2EC', '#FFF4E2'], 1000, P.mint100) +
  pane(500, 110, 600, 520, serra(490, 100, 620, 540, 'day'), { frame: '#CFE4DF', cols: 1, rows: 1 }) +
  path('M500 110L330 60V690L500 630Z', alpha(P.white, 0.85)) +
  path('M1100 110L1270 60V690L1100 630Z', alpha(P.white, 0.85)) +
  breeze('620,420 500,520 320,460 120,560', 26, P.white, 0.9) +
  table(800, P.wood100) +
  place(glass(), 640, 880, 1.1) +
  drape('860,800 1140,790 1180,900 850,910', P.coral200, '920,810 910,860 915,900')

/** Twenty minutes of rest before the measurement. */
export const passoEsperarRepouso = (): string =>
  chamber(['#F9E8D2', '#FFF6E6'], 1000, P.mint100) +
  place(clock(15, 20), 430, 330, 1.1) +
  rect(700, 420, 820, 460, linear('right', P.wood300, P.wood500), 60) +
  place(pillow('#EAF4F2'), 1080, 580, 1.6) +
  figure(
    '1080,560,1.1,8',
    look(SKIN[2], 'fringe', '#3A2117', 'closed', 'rest', 0, { flush: true }),
    garment(P.sun300, 'round', 96, 420),
  ) +
  drape(
    '660,840 840,750 1080,790 1320,760 1500,820 1560,1040 620,1040',
    P.mint300,
    '860,780 880,880 850,980 | 1240,790 1270,890 1230,990',
  )

/** The tip deep in the armpit, against the skin, under the arm. */
export const passoTermometroAxila = (): string =>
  chamber(['#F9E8D2', '#FFF6E6'], 1000, P.mint100) +
  circle(800, 520, 440, alpha(P.white, 0.5)) +
  figure(
    '820,300,1.45',
    look(SKIN[2], 'short', '#3A2117', 'down', 'smile', -0.5),
    garment(SKIN[2], 'round', 118, 520),
  ) +
  place(tankTop(P.mint300), 820, 300, 1.45) +
  place(thermometer(), 800, 655, 1.1, 25) +
  arm('665,530 620,760 800,820', 100, SKIN[2], SKIN[2], 1)

const pencil =
  rect(-14, -220, 28, 380, P.coral300, 8) +
  path('M-14 160L0 214L14 160Z', P.sand) +
  rect(-14, -236, 28, 40, P.petrol500, 8)

/** The number, the hour and the place, written down. */
export const passoAnotarFebre = (): string =>
  chamber(['#FFF4E2', '#F9E8D2'], 1000, P.wood100) +
  rect(0, 0, 1600, 1000, linear('down', P.wood100, shade(P.wood100, 0.1))) +
  place(notebook(), 720, 520, 1.5, -4) +
  place(thermometer(), 1330, 360, 1.2, 74) +
  place(pencil, 1120, 640, 1, 32)

/** Cotton and alcohol, then back into its case. */
export const passoLimparTermometro = (): string =>
  chamber(['#E3F6F0', '#F4FAF9'], 1000, P.mint100) +
  table(640, P.wood100) +
  place(bottle(P.petrol200, P.white, P.ice), 330, 780, 1.5) +
  each(rows('560,770,64 650,740,52 640,810,58'), ([x = 0, y = 0, r = 0]) =>
    circle(x, y, r, linear('fall', P.white, '#E1ECEA')),
  ) +
  rect(820, 740, 560, 150, linear('down', P.mint400, P.mint500), 60) +
  rect(850, 764, 500, 100, alpha(P.petrol900, 0.18), 46) +
  place(thermometer(), 1090, 812, 1.5, 0)
