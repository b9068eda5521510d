import { alpha, P, shade, tint } from './colour.ts'
import { backHair, frontHair, type Hair } from './hair.ts'
import {
  at,
  blob,
  circle,
  ellipse,
  group,
  line,
  type Point,
  path,
  place,
  ribbon,
  sample,
  smooth,
} from './shapes.ts'
import type { Sheet } from './sheet.ts'

export interface Look {
  skin: string
  hair: Hair
  hairColour: string
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
  hairColour,
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
      shade(hairColour, 0.1),
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
    circle(x + side * 20, 4, 15.5, alpha(P.white, 0.22), { stroke: P.petrol900, 'stroke-width': 3 })
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

/** A head centred at (0, 0), about 104 wide and 126 high, with hair, without neck. */
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
    frontHair(look.hair, look.hairColour)
  )
}

export interface Dress {
  cloth: string
  neck?: 'round' | 'v' | 'collar' | 'coat' | 'roll'
  /** Shirt under a coat, or collar colour. */
  inner?: string
  /** Half the shoulder width. */
  shoulders?: number
  height?: number
}

/** Neck and upper body for a head centred at (0, 0); ends flat at `height`. */
export function torso(s: Sheet, skin: string, dress: Dress): string {
  const { cloth, neck = 'round', inner = P.ice, shoulders: w = 112, height: h = 420 } = dress
  const body = `M-24 84C-34 100 -${w * 0.62} 102 -${w * 0.86} 124C-${w * 1.14} 150 -${w * 1.16} ${h * 0.6} -${w * 1.18} ${h}L${w * 1.18} ${h}C${w * 1.16} ${h * 0.6} ${w * 1.14} 150 ${w * 0.86} 124C${w * 0.62} 102 34 100 24 84Z`
  const throat =
    path('M-23 30L-23 96Q0 122 23 96L23 30Z', skin) +
    path('M-23 56Q0 84 23 54L23 70Q0 92 -23 72Z', alpha(shade(skin, 0.5), 0.4))
  const edge = shade(cloth, 0.16)
  const necks = {
    round:
      path('M-34 92Q0 138 34 92Q26 88 23 84L23 94Q0 114 -23 94L-23 84Z', edge) +
      path('M-23 80Q0 118 23 80L23 94Q0 116 -23 94Z', skin),
    v: path('M-25 84L0 150L25 84Q0 104 -25 84Z', skin) + line('M-27 86L0 152L27 86', edge, 7),
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
  return (
    throat +
    path(body, s.linear('right', tint(cloth, 0.14), cloth, shade(cloth, 0.14))) +
    (neck === 'collar' || neck === 'coat' ? path('M-24 84Q0 128 24 84Z', skin) : '') +
    necks[neck] +
    (neck === 'coat' ? '' : '') +
    ellipse(0, 64, 26, 9, 'none')
  )
}

/** Head, hair, neck and upper body together. */
export function person(s: Sheet, look: Look, dress: Dress, tilt = 0): string {
  return (
    group(backHair(look.hair, look.hairColour), { transform: `rotate(${tilt})` }) +
    torso(s, look.skin, dress) +
    group(head(s, look), { transform: `rotate(${tilt})` })
  )
}

/** An arm along shoulder, elbow and wrist, with a mitten-like hand; `width` at the shoulder. */
export function arm(
  s: Sheet,
  joints: readonly [Point, Point, Point],
  width: number,
  sleeve: string,
  skin: string,
  bare = 0,
): string {
  const [shoulder, , wrist] = joints
  const spine = sample(joints, 20)
  const [px, py] = at(spine, 17)
  const turn = (Math.atan2(wrist[1] - py, wrist[0] - px) * 180) / Math.PI
  const fill = s.linear('down', tint(sleeve, 0.1), shade(sleeve, 0.1))
  const hand =
    path(
      smooth(
        [
          [-8, -13],
          [14, -17],
          [34, -14],
          [44, -4],
          [42, 8],
          [24, 15],
          [-8, 13],
        ],
        true,
      ),
      skin,
    ) +
    path(
      smooth(
        [
          [4, -12],
          [12, -26],
          [22, -28],
          [25, -21],
          [20, -10],
        ],
        true,
      ),
      shade(skin, 0.05),
    ) +
    line('M26 -4L42 -2M26 5L40 6', shade(skin, 0.22), 2)
  const k = width / 56
  const cut = Math.round(20 * (1 - bare))
  const sleeveEnd = spine.slice(0, Math.max(3, cut) + 1)
  return (
    ribbon(joints, (t) => width * (0.8 - 0.32 * t), skin) +
    place(hand, wrist[0], wrist[1], k, turn) +
    circle(shoulder[0], shoulder[1], width * 0.5, tint(sleeve, 0.06)) +
    ribbon(
      sleeveEnd.filter((_, i) => i % 3 === 0 || i === sleeveEnd.length - 1),
      (t) => width * (1 - 0.36 * t * (1 - bare)),
      fill,
    )
  )
}

/** A small walking or standing figure seen from behind, about 200 high, standing on y = 0. */
export function wanderer(s: Sheet, coat: string, hair: string, skin: string, wind = 1): string {
  return (
    path('M-16 -60L-14 0L-4 0L-1 -50L4 -50L8 0L18 0L18 -60Z', P.petrol900) +
    path(
      smooth(
        [
          [-18, -148],
          [18, -148],
          [26, -90],
          [36 + wind * 14, -44],
          [0, -38],
          [-30, -46],
          [-26, -90],
        ],
        true,
      ),
      s.linear('right', tint(coat, 0.16), shade(coat, 0.12)),
    ) +
    ellipse(0, -166, 15, 18, skin) +
    path(
      smooth(
        [
          [-16, -172],
          [-8, -188],
          [8, -188],
          [18, -176],
          [28 + wind * 14, -166],
          [46 + wind * 22, -162],
          [30, -148],
          [10, -142],
          [-14, -150],
        ],
        true,
      ),
      hair,
    ) +
    ribbon(
      [
        [0, -146],
        [24, -148],
        [46, -138],
        [78, -150],
      ],
      (t) => 13 * (1 - 0.5 * t),
      P.sun300,
    )
  )
}
