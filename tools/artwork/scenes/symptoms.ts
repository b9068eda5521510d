import { alpha, P, SKIN } from '../kit/color'
import { rows } from '../kit/curves'
import { linear } from '../kit/paint'
import { circle, each, line, path, place, rect } from '../kit/shapes'
import { chamomile, flyingLeaves, leaf, leaves } from './parts/botany'
import { babyOnBack, cot } from './parts/cot'
import { profile } from './parts/figures'
import { figure, garment, look } from './parts/people'
import { curtain, drape, pane, pillow } from './parts/room'
import { thermometer } from './parts/things'
import { breeze, breezes, serra } from './parts/views'

/** Quiet ground with stepped light, shared by the symptom cards. */
const ground = (top: string, bottom: string, x: number, y: number): string =>
  rect(0, 0, 1600, 1600, linear('down', top, bottom)) +
  each([720, 560, 410], (r) => circle(x, y, r, alpha(P.white, 0.26)))

/** A face in profile meets the breeze: the blocked nose. */
export const sintomaNariz = (): string =>
  ground('#CDEDE5', '#EFF8EF', 900, 760) +
  breezes('-120,560 160,640 400,760 560,840 640,850', 62, P.white, 0.95) +
  breeze('-60,980 180,920 400,960 560,900 640,880', 44, P.petrol200, 0.8) +
  place(profile({ skin: SKIN[2], hair: 'bun', hairColor: '#2A1712', cloth: P.coral300, flush: true }), 960, 790, 1.34) +
  each([150, 104, 62], (r) => circle(664, 884, r, alpha(P.coral400, 0.15))) +
  flyingLeaves('40,600 300,720 520,840', 3, 3, 84, [P.leaf500, P.mint500]) +
  leaf(260, 1060, 90, -30, P.leaf700)

/** A cough as puffs of air from an open mouth. */
export function sintomaTosse(): string {
  const puffs = rows('520,1000,50 410,960,76 270,1010,96 180,900,70 350,1090,60 110,1040,84')
  return (
    ground('#FFEBCB', '#FDF6E6', 900, 760) +
    breezes('640,980 460,940 300,1010 120,950 -120,1000', 44, P.coral200, 0.8) +
    each(puffs, ([x, y, r]) => circle(x, y + 8, r, alpha(P.coral300, 0.22)) + circle(x, y, r, alpha(P.white, 0.92))) +
    place(
      profile({ skin: SKIN[3], hair: 'short', hairColor: '#1E1410', cloth: P.petrol300, mouth: 'open' }),
      960,
      790,
      1.34,
    ) +
    leaves('150,620,90,-16 330,500,70,30', P.leaf500, P.mint500)
  )
}

/** A warm ring of light on the throat. */
export const sintomaGarganta = (): string =>
  ground('#FBDCC8', '#FFF1DF', 860, 800) +
  breezes('-120,420 200,520 460,430 760,300', 36, P.white, 0.9) +
  place(profile({ skin: SKIN[0], hair: 'long', hairColor: '#8A4B28', cloth: P.mint400 }), 960, 760, 1.34) +
  each([230, 166, 106, 56], (r) => circle(980, 1236, r, alpha(P.coral400, 0.17))) +
  place(leaf(0, 0, 120, -28, P.leaf500), 240, 1060) +
  leaf(330, 1130, 84, 18, P.mint500)

/** A thermometer and a cool cloth on a warm forehead. */
export const sintomaFebre = (): string =>
  ground('#FFDDB4', '#FFF3DE', 800, 680) +
  breezes('-100,300 300,220 800,330 1200,200 1700,280', 36, P.white, 0.85) +
  place(pillow('#EAF4F2'), 800, 720, 3.3, -2) +
  figure(
    '800,700,2.7',
    look(SKIN[3], 'long', '#3A2117', 'closed', 'rest', -0.1, { flush: true }),
    garment(P.sun300, 'round', 112, 460),
  ) +
  path('M650 560Q800 500 950 560L958 626Q800 572 642 626Z', linear('down', P.white, '#BFE1E0')) +
  line('M662 590Q800 536 938 590', '#A9D2D2', 6) +
  drape(
    '-60,1290 300,1180 620,1220 900,1170 1260,1200 1680,1280 1680,1680 -60,1680',
    P.mint300,
    '300,1200 360,1400 300,1580 | 700,1230 640,1400 700,1580 | 1100,1200 1160,1400 1100,1580 | 1400,1240 1360,1400 1420,1580',
  ) +
  place(thermometer(P.white), 1000, 1100, 1.75, -32)

/** Moon, window and an empty pillow: difficult nights. */
export const sintomaNoite = (): string =>
  rect(0, 0, 1600, 1600, linear('down', '#0C3547', '#1E6072')) +
  pane(360, 180, 880, 860, serra(340, 160, 920, 900, 'night'), { frame: '#8FC3C6', arched: true, sill: true }) +
  curtain(170, 100, 220, 1160, '#2F7383', 20) +
  curtain(1210, 100, 220, 1160, '#2F7383', -20) +
  rect(130, 84, 1340, 24, '#8FC3C6', 12) +
  breezes('-100,820 300,700 720,860 1160,640 1700,700', 50, '#DDF4F0', 0.5) +
  place(pillow(P.mint200), 800, 1260, 2.6, -2) +
  drape(
    '-60,1380 340,1290 800,1360 1240,1290 1660,1380 1660,1680 -60,1680',
    P.petrol300,
    '300,1310 360,1440 300,1580 | 800,1370 740,1470 800,1590 | 1240,1310 1300,1440 1250,1580',
  ) +
  leaves('560,780,70,-20 1120,690,60,12', '#5DB39C', '#5DB39C')

/** A baby asleep as it should be: on its back, on a flat mattress, with nothing loose in the cot; chamomile around it. */
export function sintomaBebe(): string {
  const flowers = rows(
    '130,420,1.5 210,700,1.1 110,1010,1.7 240,1330,1.2 1470,360,1.1 1400,660,1.4 1500,960,1.2 1390,1300,1.7',
  )
  return (
    ground('#E0F4EC', '#FFF3E0', 800, 800) +
    breezes('-100,230 360,140 800,250 1200,110 1700,190', 34, P.white, 0.9) +
    each(flowers, ([x = 0, y = 0, k]) => leaf(x + 40, y + 40, 80, 30, P.leaf300) + place(chamomile(), x, y, k)) +
    place(cot(), 800, 800, 1.14) +
    place(babyOnBack(), 800, 560, 1.06)
  )
}
