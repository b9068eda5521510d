import { alpha, P, shade, tint } from './color'
import { backHair, frontHair, type Hair } from './hair'
import { blob, circle, ellipse, group, line, type Point, path } from './shapes'
import type { Sheet } from './sheet'

export interface Look {
  skin: string
  hair: Hair
  hairColor: string
  /** -1 looks left, 1 right. */
  turn?: number
  eyes?: 'open' | 'closed' | 'down'
  mouth?: 'smile' | 'rest' | 'round' | 'none'
  /** Feverish or cold: redder cheeks and nose. */
  flush?: boolean
  glasses?: boolean
  beard?: string
}

const LINE = '#3B2A2A'

function features({
  skin,
  turn = 0,
  eyes = 'open',
  mouth = 'smile',
  flush,
  glasses,
  hairColor,
}: Look): string {
  const x = turn * 11
  const lash = shade(LINE, 0.1)
  const eye = (side: 1 | -1) => {
    const ex = x + side * 20
    if (eyes === 'open') return ellipse(ex, 4, 4.6, 6, lash) + circle(ex + 1.6, 2, 1.7, P.white)
    const curve = eyes === 'closed' ? 6 : 4
    return line(`M${ex - 9} 4Q${ex} ${4 + curve} ${ex + 9} 4`, lash, 3.2)
  }
  const brow = (side: 1 | -1) =>
    line(
      `M${x + side * 20 - 10} -13Q${x + side * 20} -19 ${x + side * 20 + 10} -13`,
      shade(hairColor, 0.1),
      3.4,
      { opacity: 0.75 },
    )
  const mouths = {
    smile: line(`M${x - 12} 36Q${x} 47 ${x + 12} 36`, shade(P.coral600, 0.15), 3.4),
    rest: line(`M${x - 8} 39Q${x} 42 ${x + 8} 39`, shade(P.coral600, 0.15), 3.2),
    round: ellipse(x, 40, 6, 7.5, shade(P.coral600, 0.25)),
    none: '',
  }
  const rim = (side: 1 | -1) =>
    circle(x + side * 20, 4, 15.5, alpha(P.white, 0.12), { stroke: P.petrol900, 'stroke-width': 3 })
  return (
    ellipse(x * 0.9 - 29, 24, 12, 8.5, alpha(P.coral400, flush ? 0.42 : 0.2)) +
    ellipse(x * 0.9 + 29, 24, 12, 8.5, alpha(P.coral400, flush ? 0.42 : 0.2)) +
    (flush ? ellipse(x * 1.3, 20, 8, 6, alpha(P.coral400, 0.4)) : '') +
    eye(-1) +
    eye(1) +
    brow(-1) +
    brow(1) +
    line(`M${x * 1.3 - 3} 10Q${x * 1.3 + turn * 8 + 5} 20 ${x * 1.3 - 4} 23`, shade(skin, 0.3), 3) +
    mouths[mouth] +
    (glasses ? rim(-1) + rim(1) + line(`M${x - 5} 3Q${x} -1 ${x + 5} 3`, P.petrol900, 3) : '')
  )
}

const FACE: readonly Point[] = [
  [0, -62],
  [36, -50],
  [51, -14],
  [47, 22],
  [27, 53],
  [0, 64],
  [-27, 53],
  [-47, 22],
  [-51, -14],
  [-36, -50],
]

/** A head centered at (0, 0), about 104 wide and 126 high, with hair, without neck. */
export function head(s: Sheet, look: Look): string {
  const turn = look.turn ?? 0
  const ear = (side: 1 | -1) =>
    ellipse(side * 50 - turn * 7, 8, 9, 13, shade(look.skin, 0.08)) +
    ellipse(side * 50 - turn * 7, 9, 4.5, 7, shade(look.skin, 0.2))
  const beard = look.beard
    ? group(
        path(
          'M-52 2C-50 40 -34 72 0 74C34 72 50 40 52 2C44 24 30 26 14 27C4 23 -4 23 -14 27C-30 26 -44 24 -52 2Z',
          look.beard,
        ),
        { transform: `translate(${turn * 3} 0)` },
      )
    : ''
  return (
    ear(-1) +
    ear(1) +
    blob(FACE, s.linear('right', tint(look.skin, 0.14), look.skin, shade(look.skin, 0.07))) +
    beard +
    features(look) +
    frontHair(look.hair, look.hairColor)
  )
}

export interface Dress {
  cloth: string
  neck?: 'round' | 'v' | 'collar' | 'coat' | 'roll'
  /** Shirt under a coat, or collar color. */
  inner?: string
  /** Half the shoulder width. */
  shoulders?: number
  height?: number
}

/** Neck and upper body for a head centered at (0, 0); ends flat at `height`. */
function torso(s: Sheet, skin: string, dress: Dress): string {
  const { cloth, neck = 'round', inner = P.ice, shoulders: w = 112, height: h = 420 } = dress
  const body = `M-24 84C-34 100 -${w * 0.62} 102 -${w * 0.86} 124C-${w * 1.14} 150 -${w * 1.16} ${h * 0.6} -${w * 1.18} ${h}L${w * 1.18} ${h}C${w * 1.16} ${h * 0.6} ${w * 1.14} 150 ${w * 0.86} 124C${w * 0.62} 102 34 100 24 84Z`
  const throat =
    path('M-23 30L-23 84Q0 128 23 84L23 30Z', skin) +
    path('M-23 50Q0 84 23 50L23 68Q0 96 -23 70Z', alpha(shade(skin, 0.55), 0.35))
  const edge = shade(cloth, 0.16)
  const necks = {
    round: line('M-25 86Q0 132 25 86', edge, 8),
    v: path('M-24 80L0 150L24 80Z', skin) + line('M-26 86L0 152L26 86', edge, 7),
    collar: path('M-24 82L-44 104L-14 132L0 110L14 132L44 104L24 82Q0 112 -24 82Z', inner),
    roll:
      path('M-30 70Q0 92 30 70L34 104Q0 126 -34 104Z', tint(cloth, 0.1)) +
      line('M-31 84Q0 106 31 84', edge, 3),
    coat:
      path(`M-26 84L-40 ${h}L40 ${h}L26 84Q0 110 -26 84Z`, inner) +
      path('M-24 82L-6 112L0 106L6 112L24 82Q0 108 -24 82Z', tint(inner, 0.5)) +
      path('M-28 84L-66 118L-48 170L-22 300L-8 190Z', tint(cloth, 0.4)) +
      path('M28 84L66 118L48 170L22 300L8 190Z', shade(cloth, 0.06)),
  }
  const seams = `M-${w * 0.8} 240Q-${w * 0.78} ${h * 0.8} -${w * 0.82} ${h}M${w * 0.8} 240Q${w * 0.78} ${h * 0.8} ${w * 0.82} ${h}`
  return (
    path(body, s.linear('right', tint(cloth, 0.14), cloth, shade(cloth, 0.14))) +
    (h > 300 ? line(seams, edge, 4, { opacity: 0.7 }) : '') +
    (neck === 'v' ? necks.v + throat : throat + necks[neck])
  )
}

/** Head, hair, neck and upper body together. */
export function person(s: Sheet, look: Look, dress: Dress, tilt = 0): string {
  return (
    group(backHair(look.hair, look.hairColor), { transform: `rotate(${tilt})` }) +
    torso(s, look.skin, dress) +
    group(head(s, look), { transform: `rotate(${tilt})` })
  )
}
