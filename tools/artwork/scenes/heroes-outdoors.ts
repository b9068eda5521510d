import { alpha, P, SKIN } from '../kit/color'
import { linear } from '../kit/paint'
import { circle, each, ellipse, line, path, place, rect, ribbon, times } from '../kit/shapes'
import { eucalyptus, flyingLeaves, hydrangea, leaf, sprig } from './parts/botany'
import { wanderer } from './parts/figures'
import { amalia } from './parts/heritage'
import { openBook } from './parts/things'
import { cup, steam } from './parts/vessels'
import { breeze, breezes, house, mist, orb, peaks, ridge, serra, sky } from './parts/views'

const WIND = '-120,690 300,620 700,700 1080,590 1500,400 2120,300'

/** Dawn over the mountains of Petrópolis, the breeze crossing the valley; calm left third. */
export const homeBrisa = (): string =>
  sky([0, '#C9EAE8'], [0.34, '#E6F5EE'], [0.56, '#FFF1D6'], [0.74, '#FDDDC4']) +
  orb(1300, 480, 66, '#FFF8E6', P.sun300, 0.15) +
  place(peaks('#9FD3CF', '#DDF0E6'), 760, 780, 1.3) +
  place(peaks('#BEE2DC', '#E6F4EA'), -160, 780, 0.9, 0, 0.42) +
  ridge('-40,770 300,742 640,770 960,690 1240,716 1560,610 1800,650 2060,560', 1000, '#7CC4BB', '#CFEBE2') +
  mist(-10, 640, 2020, 230, P.white, 0.75) +
  breezes(WIND, 44, P.white, 0.62) +
  ridge('-40,860 300,842 700,880 1060,800 1380,834 1700,744 2060,760', 1000, '#4CA698', '#93D2C1') +
  breeze('-80,900 360,820 760,862 1150,770 1600,700 2100,610', 26, P.mint100, 0.5) +
  place(wanderer(P.coral400, '#4A2C1C', SKIN[1]), 1240, 836, 0.8) +
  place(wanderer(P.sun400, '#3A2418', SKIN[1], 0.6), 1304, 834, 0.52) +
  ridge('-40,990 300,960 800,962 1200,930 1640,900 2060,830', 1010, '#23837A', '#3F9F8B') +
  flyingLeaves(WIND, 4, 9, 54, [P.leaf500, P.mint500, P.leaf700]) +
  place(hydrangea('#8FA8DC', 5), 1540, 1004, 0.9) +
  place(hydrangea('#B79AD6', 9), 1690, 1020, 0.72) +
  place(eucalyptus('#8CC4B8', -50), 1930, 1020, 1.5) +
  place(sprig('#3FA283'), 1780, 1012, 1.25, 8)

/** A garden row of mint plants. */
const row = (y: number, from: number, to: number, scale: number, color: string): string =>
  times(Math.ceil((to - from) / (110 * scale)), (i) =>
    place(sprig(color, i % 2 ? 26 : -22), from + i * 110 * scale, y + (i % 3) * 6, scale * (0.86 + (i % 3) * 0.1)),
  )

/** Amália gathering mint in the garden behind her pharmacy. */
export const sobre = (): string =>
  serra(0, 0, 2000, 860, 'dawn') +
  rect(0, 700, 2000, 300, linear('down', '#7CC3AC', '#2F8A70')) +
  place(house(P.cream, P.coral300), 1700, 760, 1.7) +
  place(house('#F3E3CC', '#C4694A'), 1380, 740, 0.8) +
  breezes('-100,520 300,460 720,540 1200,420 1600,330 2100,360', 34, P.white, 0.55) +
  row(790, 40, 1000, 0.42, '#63B596') +
  row(800, 1240, 1560, 0.42, '#63B596') +
  ellipse(1130, 900, 240, 30, alpha(P.petrol900, 0.2)) +
  place(amalia('basket', 'down'), 1130, 330, 0.94) +
  basket(1134, 720) +
  row(920, -20, 2060, 0.6, '#3F9F7E') +
  row(1060, -40, 2080, 0.9, '#247A66') +
  place(hydrangea('#8FA8DC', 5), 1830, 1010, 1.05) +
  flyingLeaves('100,500 500,520 900,470 1500,350', 8, 5, 46, [P.leaf500, P.mint500])

/** A wicker basket of mint. */
function basket(x: number, y: number): string {
  const wicker = linear('right', P.wood100, P.wood300, P.wood500)
  const mint = each([-80, -44, -8, 30, 70], (dx, i) =>
    place(sprig(i % 2 ? P.leaf300 : P.leaf500, dx / 3), dx, -50, 0.5, dx / 4),
  )
  return place(
    mint +
      path('M-120 -70L120 -70L96 30Q94 42 80 42L-80 42Q-94 42 -96 30Z', wicker) +
      line('M-112 -36L112 -36M-104 0L104 0', P.wood500, 5, { opacity: 0.6 }) +
      rect(-126, -82, 252, 24, wicker, 12),
    x,
    y,
  )
}

/** One card of the guide: a white sheet with a soft shadow and a motif. */
const card = (x: number, y: number, turn: number, ground: string, motif: string): string =>
  place(
    rect(-116, -140, 240, 320, alpha(P.petrol900, 0.1), 36) +
      rect(-120, -160, 240, 320, linear('down', P.white, '#F1F8F5'), 36) +
      circle(0, -34, 84, ground) +
      motif +
      rect(-62, 84, 124, 14, P.mint200, 7) +
      rect(-40, 112, 80, 12, P.mint100, 6),
    x,
    y,
    1,
    turn,
  )

/** A path through the valley with cards to choose from: the recommender's guide. */
export function recomendador(): string {
  const moon = path('M20 -86A56 56 0 1 0 46 0A46 46 0 1 1 20 -86Z', P.sun300)
  const drop = path(
    'M0 -96C34 -52 46 -30 46 -8A46 46 0 0 1 -46 -8C-46 -30 -34 -52 0 -96Z',
    linear('down', P.petrol200, P.petrol300),
  )
  return (
    serra(0, 0, 2000, 900, 'day') +
    ridge('-40,800 400,740 800,780 1300,700 1700,740 2060,690', 1010, '#5DB39C', '#2F8C76') +
    ribbon(
      '800,1100 960,960 1200,896 1250,836 1170,792 1220,752 1340,716',
      (t) => 230 * (1 - t) ** 1.7 + 8,
      linear('down', '#FFF0D3', '#FBE0BC'),
    ) +
    breezes('-100,620 400,560 860,640 1200,430 1600,470 2100,250', 40, P.white, 0.65) +
    card(1010, 420, -8, P.mint200, leaf(-52, 4, 120, -32, P.leaf500)) +
    card(1350, 330, 4, '#184F63', place(moon, 0, 8, 0.9)) +
    card(1690, 420, 9, P.coral100, place(drop, 0, 4)) +
    place(wanderer(P.coral400, '#4A2C1C', SKIN[2]), 1010, 950, 1) +
    flyingLeaves('300,600 860,640 1200,480 1640,560 1960,300', 11, 7, 50, [P.leaf500, P.mint500, P.leaf700]) +
    place(sprig(P.leaf500), 1880, 1030, 1.3, 6) +
    place(eucalyptus('#8CC4B8', -40), 1760, 1040, 1.1) +
    place(hydrangea('#B79AD6', 9), 1600, 1020, 0.8)
  )
}

/** A book of answers: leaves rise from its pages on the breeze. */
export const perguntas = (): string =>
  sky([0, '#D9F1EC'], [0.6, '#F1F8EE'], [1, '#FFF0D8']) +
  orb(1340, 460, 150, '#FFF6E0', P.sun200, 0.2) +
  breezes('-100,420 420,520 860,360 1240,560 1520,300 2100,160', 44, P.white, 0.75) +
  rect(0, 800, 2000, 200, linear('down', '#B9E4D6', '#8ED0BD')) +
  ellipse(1340, 890, 520, 40, alpha(P.petrol900, 0.14)) +
  place(openBook(), 1340, 880, 2) +
  flyingLeaves('1330,640 1240,520 1420,380 1300,240 1560,120', 4, 8, 84, [P.leaf500, P.mint500, P.leaf700]) +
  place(sprig(P.leaf500, 30), 1300, 690, 0.8, -8) +
  place(sprig(P.leaf300, -30), 1390, 690, 0.7, 10) +
  place(cup(P.coral200), 1810, 890, 0.7) +
  place(steam(240), 1810, 790) +
  place(eucalyptus('#8CC4B8', 60), 760, 930, 0.9, -64)
