import { alpha, P, SKIN, shade, tint } from '../../kit/color'
import { linear } from '../../kit/paint'
import { circle, each, ellipse, line, path, place, polygon, rect, times } from '../../kit/shapes'
import { leaf, leaves, sprig } from './botany'
import { arm } from './figures'
import { garment, look, person } from './people'

type Gesture = 'pestle' | 'basket' | 'ladle'

/** Amália, the founder, to the knees: head centered at (0, 0), apron and puffed sleeves, about 640 high. */
export function amalia(gesture: Gesture, eyes: 'open' | 'down' = 'down'): string {
  const dress = P.petrol500
  const skin = SKIN[1]
  const right = gesture === 'ladle' ? '96,150 130,280 -30,330' : '96,150 140,290 50,352'
  const left = gesture === 'ladle' ? '-96,150 -150,260 -190,300' : '-96,150 -142,290 -46,352'
  return (
    path(
      'M-92 340C-130 440 -150 560 -156 700L156 700C150 560 130 440 92 340Z',
      linear('right', tint(dress, 0.1), dress, shade(dress, 0.25)),
    ) +
    person(
      look(skin, 'updo', '#4A2C1C', eyes, 'smile', gesture === 'ladle' ? -0.7 : 0.3),
      garment(dress, 'collar', 98, 350, P.cream),
      gesture === 'ladle' ? -4 : 3,
    ) +
    path(
      'M-56 150Q0 172 56 150L66 340C104 450 116 580 118 700L-118 700C-116 580 -104 450 -66 340Z',
      linear('right', P.white, P.cream, '#E4DCC8'),
    ) +
    line('M-56 152L-74 108M56 152L74 108', P.cream, 15) +
    rect(-84, 322, 168, 24, '#E9DEC6', 10) +
    line('M-40 400Q-52 540 -56 690M36 400Q50 540 52 690', '#DCD0B4', 4) +
    arm(left, 60, dress, skin, 0.32) +
    arm(right, 60, dress, skin, 0.32) +
    circle(-100, 158, 46, linear('fall', tint(dress, 0.18), shade(dress, 0.1))) +
    circle(100, 158, 46, linear('fall', tint(dress, 0.05), shade(dress, 0.2)))
  )
}

/** A brass balance standing on y = 0, about 260 wide. */
export function balance(): string {
  const brass = linear('right', P.sun200, '#D9A441', '#8F6426')
  const pan = (x: number, y: number) =>
    line(`M${x} ${y}L${x - 44} ${y + 96}M${x} ${y}L${x + 44} ${y + 96}`, '#B98736', 3) +
    path(`M${x - 54} ${y + 96}L${x + 54} ${y + 96}Q${x} ${y + 136} ${x - 54} ${y + 96}Z`, brass)
  return (
    pan(-104, -226) +
    pan(104, -202) +
    leaf(-126, -134, 56, -20, P.leaf500) +
    rect(-7, -250, 14, 236, brass, 6) +
    line('M-110 -232L110 -206', '#C08F3C', 11) +
    circle(0, -256, 13, brass) +
    rect(-78, -18, 156, 18, brass, 8) +
    ellipse(0, -18, 40, 10, '#B98736')
  )
}

/** Herbs hung to dry: a bunch from (0, 0) downward, about 220 long. */
export const bunch = (color: string): string =>
  line('M0 -60L0 10', P.wood700, 3) +
  place(sprig(color, 34), 0, -6, 0.72, 158) +
  place(sprig(shade(color, 0.1), -30), 0, -6, 0.72, 202) +
  place(sprig(tint(color, 0.1), 6), 0, -6, 0.78, 180) +
  rect(-14, -12, 28, 26, P.coral300, 8)

/** A copper pot standing on y = 0, about 300 wide. */
export const pot = (color = '#C9763F'): string =>
  line('M-150 -130C-210 -130 -210 -60 -146 -66M150 -130C210 -130 210 -60 146 -66', shade(color, 0.35), 14) +
  rect(-156, -180, 312, 180, linear('right', tint(color, 0.4), color, shade(color, 0.4)), 50) +
  ellipse(0, -178, 160, 28, tint(color, 0.25)) +
  ellipse(0, -174, 142, 20, '#3B6B58') +
  leaves('-60,-176,60,8 30,-180,54,170 40,-172,60,-6', P.leaf500, P.leaf300, P.leaf500) +
  rect(-126, -140, 20, 110, alpha(P.white, 0.35), 10)

/** An oil lamp with a warm halo, standing on y = 0. */
export const oilLamp = (): string =>
  each([150, 105, 66], (r) => circle(0, -118, r, alpha(P.sun300, 0.13))) +
  path('M-34 -84C-60 -140 -22 -160 -20 -210L20 -210C22 -160 60 -140 34 -84Z', alpha(P.white, 0.5)) +
  path('M0 -160C18 -134 14 -108 0 -100C-14 -108 -18 -134 0 -160Z', P.sun300) +
  rect(-30, -90, 60, 20, '#B98736', 6) +
  path('M-52 -70L52 -70L40 -20L-40 -20Z', linear('right', P.sun200, '#C08F3C', '#8F6426')) +
  rect(-58, -20, 116, 20, '#A97A30', 8)

/** A striped awning from (0, 0), `w` wide. */
export function awning(w: number, a: string, b: string): string {
  const count = 8
  return (
    times(count, (i) => {
      const x = (w * i) / count
      const step = w / count
      return path(`M${x + 14} 0L${x + step + 2} 0L${x + step} 90Q${x + step / 2} 128 ${x} 90Z`, i % 2 ? a : b)
    }) + polygon(`0,0 ${w + 4},0 ${w + 4},-12 0,-12`, shade(a, 0.2))
  )
}
