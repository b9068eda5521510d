import { alpha, P, SKIN } from '../kit/color'
import { linear } from '../kit/paint'
import { circle, each, ellipse, line, path, place, rect, times } from '../kit/shapes'
import { basin, counter, tiles } from '../scenes/parts/bathroom'
import { arm, profile } from '../scenes/parts/figures'
import { drape, table } from '../scenes/parts/room'
import { nasalSpray, tissues } from '../scenes/parts/things'
import { bowl, steam } from '../scenes/parts/vessels'
import { chamber } from '../scenes/parts/views'
import { ease, type Shot } from './film'

const adult = { skin: SKIN[3], hairColor: '#241512', hair: 'bun', cloth: P.sun300 } as const

/** The bottle goes into warm water, and steam rises. */
const warm = (t: number): string =>
  tiles() +
  counter(800) +
  place(steam(300, P.white, 0.5 + 0.3 * Math.sin(t * 9)), 640, 700 - t * 30, 1.3) +
  place(steam(300, P.white, 0.5 + 0.3 * Math.cos(t * 9)), 960, 700 - t * 30, 1.3) +
  place(nasalSpray(), 800, 640 + 250 * ease(t, 0.05, 0.5), 1.7) +
  path('M500 700L1100 700L1100 930L500 930Z', 'none') +
  place(bowl(640, P.petrol300), 800, 930)

/** The head leans forward over the basin, the mouth opens. */
const lean = (t: number): string =>
  tiles() +
  place(
    profile({ ...adult, mouth: t > 0.55 ? 'open' : 'closed' }),
    1000 - 40 * ease(t, 0.1, 0.6),
    400 + 20 * ease(t, 0.1, 0.6),
    1.05,
    -30 * ease(t, 0.1, 0.6),
  ) +
  counter(860) +
  place(basin(), 520, 880, 1.15)

const close = () =>
  rect(0, 0, 1600, 1000, linear('down', '#D6EFE8', '#EEF9F5')) + circle(800, 520, 460, alpha(P.white, 0.5))

/** The tip comes to the nostril; then saline runs, and out again. */
const rinse =
  (runs: boolean) =>
  (t: number): string => {
    const far = runs ? 0 : 1 - ease(t, 0.1, 0.6)
    const [x, y] = [560 - 260 * far, 920 + 170 * far]
    const drops = runs
      ? times(14, (i) => {
          const k = (t * 3 + i / 14) % 1
          return ellipse(
            640 - 30 * k + 16 * Math.sin(i * 2.4),
            560 + 420 * k,
            8,
            12,
            alpha('#7CC3D8', 0.9 * (1 - k * 0.5)),
          )
        })
      : ''
    return (
      close() +
      place(profile({ ...adult, mouth: 'open' }), 960, 430, 1.3, -12) +
      drops +
      place(nasalSpray(), x, y, 1.5, 22) +
      arm(
        `${60 - 260 * far},${1180 + 100 * far} ${280 - 260 * far},${1060 + 140 * far} ${x - 20},${y - 100}`,
        200,
        P.sun300,
        adult.skin,
        0.2,
      )
    )
  }

/** Upright again, a tissue to the nose. */
const blow = (t: number): string =>
  chamber(['#DFF2EC', '#FFF4E2'], 1000, P.mint100) +
  place(profile({ ...adult, flush: false }), 900, 430, 1.2, -12 + 12 * ease(t, 0, 0.3)) +
  table(900, P.wood100, 0, 460) +
  place(tissues(), 240, 910, 1.2) +
  place(
    path('M-90 -60C-30 -100 60 -90 96 -30C110 40 60 96 -10 90C-80 84 -120 20 -90 -60Z', P.white) +
      line('M-40 -30Q0 10 -20 60M30 -40Q20 10 44 50', '#C4D8D8', 6),
    640 - 120 * (1 - ease(t, 0.25, 0.6)),
    500 + 330 * (1 - ease(t, 0.25, 0.6)),
    1.1,
  ) +
  arm(
    `1000,1120 700,1080 ${650 - 120 * (1 - ease(t, 0.25, 0.6))},${560 + 330 * (1 - ease(t, 0.25, 0.6))}`,
    170,
    P.sun300,
    adult.skin,
    0.2,
  )

/** Everything is rinsed and dries on a towel. */
const dry = (t: number): string =>
  tiles() +
  counter(660) +
  place(basin(), 1150, 700, 1.1) +
  drape('120,760 820,740 900,930 60,950', P.coral200, '200,770 180,860 190,930 | 700,760 730,850 740,920') +
  place(nasalSpray(), 470, 860 - 260 * (1 - ease(t, 0.1, 0.5)), 1.1, 84 * ease(t, 0.1, 0.5)) +
  each([0, 1, 2], (i) => circle(360 + i * 120, 810 + (i % 2) * 40, 10 * (1 - ease(t, 0.5, 1)), alpha('#7CC3D8', 0.8)))

export const lavarONariz: readonly Shot[] = [
  { seconds: 4.5, draw: warm },
  { seconds: 4.5, draw: lean },
  { seconds: 4.5, draw: rinse(false) },
  { seconds: 5, draw: rinse(true) },
  { seconds: 4, draw: blow },
  { seconds: 4, draw: dry },
]
