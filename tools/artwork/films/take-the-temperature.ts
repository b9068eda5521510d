import { markup } from '../kit/art'
import { alpha, P, SKIN } from '../kit/color'
import { linear } from '../kit/paint'
import { circle, line, path, place, rect } from '../kit/shapes'
import { text } from '../kit/type'
import { clock, notebook } from '../scenes/parts/desk'
import { arm, tankTop } from '../scenes/parts/figures'
import { figure, garment, look } from '../scenes/parts/people'
import { drape, pillow } from '../scenes/parts/room'
import { thermometer } from '../scenes/parts/things'
import { chamber } from '../scenes/parts/views'
import { ease, type Shot } from './film'

const warmRoom = () => chamber(['#F9E8D2', '#FFF6E6'], 1000, P.mint100)
const boy = look(SKIN[2], 'fringe', '#3A2117', 'closed', 'rest', 0, { flush: true })
const young = look(SKIN[2], 'short', '#3A2117', 'down', 'smile', -0.5)

/** Twenty minutes of rest: the clock's hand goes round. */
const rest = (t: number): string =>
  warmRoom() +
  place(clock(15, 20 * ease(t, 0.1, 0.9)), 430, 330, 1.1) +
  rect(700, 420, 820, 460, linear('right', P.wood300, P.wood500), 60) +
  place(pillow('#EAF4F2'), 1080, 580, 1.6) +
  figure('1080,560,1.1,8', boy, garment(P.sun300, 'round', 96, 420)) +
  drape(
    `660,840 840,${750 - 8 * Math.sin(t * 9)} 1080,${790 - 12 * Math.sin(t * 9)} 1320,760 1500,820 1560,1040 620,1040`,
    P.mint300,
    '860,780 880,880 850,980 | 1240,790 1270,890 1230,990',
  )

/** The tip goes deep into the armpit, then the arm closes over it. */
const underTheArm = (t: number): string => {
  const far = 1 - ease(t, 0.1, 0.55)
  const closing = ease(t, 0.6, 0.95)
  return (
    warmRoom() +
    circle(800, 520, 440, alpha(P.white, 0.5)) +
    figure('820,300,1.45', young, garment(SKIN[2], 'round', 118, 520)) +
    place(tankTop(P.mint300), 820, 300, 1.45) +
    place(thermometer(), 800 + 420 * far, 655 + 60 * far, 1.1, 25) +
    arm(
      `655,520 ${600 - 60 * (1 - closing)},${760 + 20 * (1 - closing)} ${640 + 160 * closing},${900 - 70 * closing}`,
      100,
      SKIN[2],
      SKIN[2],
      1,
    )
  )
}

/** The display counts up and stops: it has beeped. */
const count = (t: number): string => {
  const value = 35.2 + 2.6 * ease(t, 0.05, 0.75)
  const done = t > 0.78
  const rings = done
    ? [0, 1, 2]
        .map((i) =>
          circle(1180, 470, 60 + i * 46 + 30 * ((t * 4) % 1), 'none', {
            stroke: alpha(P.coral400, 0.5 - i * 0.14),
            'stroke-width': 10,
          }),
        )
        .join('')
    : ''
  return (
    rect(0, 0, 1600, 1000, linear('down', '#FFF4E2', '#F9E8D2')) +
    circle(800, 500, 430, alpha(P.white, 0.5)) +
    rings +
    rect(150, 480, 240, 40, P.petrol200, 20) +
    path(
      'M370 470L560 400L1180 400Q1260 400 1260 500Q1260 600 1180 600L560 600L370 530Z',
      linear('down', '#D5F2E6', '#8FD6C2'),
    ) +
    rect(600, 428, 440, 144, P.petrol900, 24) +
    markup(
      text(`${value.toFixed(1).replace('.', ',')} °C`, 820, 536, {
        size: 100,
        weight: 700,
        align: 'middle',
        fill: done ? '#FFD27A' : P.mint300,
      }),
    ) +
    circle(1150, 500, 34, P.coral400)
  )
}

/** The number, the hour and the place are written down. */
const note = (t: number): string =>
  rect(0, 0, 1600, 1000, linear('down', P.wood100, '#D6A87C')) +
  place(notebook(), 720, 520, 1.5, -4) +
  place(thermometer(), 1330, 300, 1.2, 74) +
  place(
    rect(-14, -220, 28, 380, P.coral300, 8) +
      path('M-14 160L0 214L14 160Z', P.sand) +
      rect(-14, -236, 28, 40, P.petrol500, 8),
    930 + 220 * ((t * 2.5) % 1),
    300 + 90 * Math.floor(t * 2.5) + 8 * Math.sin(t * 60),
    1,
    32,
  ) +
  line('M760 412H1010', alpha(P.petrol700, ease(t, 0.2, 0.4)), 8)

/** A child who plays although it is warm: look at the person first. */
const play = (t: number): string =>
  chamber(['#DFF2EC', '#FFF4E2'], 880, '#CFE3D6') +
  circle(800, 520, 420, alpha(P.white, 0.45)) +
  figure(
    `800,${430 + 10 * Math.sin(t * 12)},1.4,${5 * Math.sin(t * 6)}`,
    look(SKIN[2], 'fringe', '#3A2117', 'open', 'smile', 0.3, { flush: true }),
    garment(P.sun300, 'round', 96, 520),
  ) +
  arm(`910,640 1040,700 ${1060},${540 - 60 * Math.sin(t * 12)}`, 78, P.sun300, SKIN[2], 0.5) +
  circle(1110, 470 - 110 * Math.abs(Math.sin(t * 6)), 56, linear('fall', P.coral200, P.coral400)) +
  arm('690,640 580,740 640,860', 78, P.sun300, SKIN[2], 0.5)

export const medirAFebre: readonly Shot[] = [
  { seconds: 4.5, draw: rest },
  { seconds: 5, draw: underTheArm },
  { seconds: 5, draw: count },
  { seconds: 4.5, draw: note },
  { seconds: 4.5, draw: play },
]
