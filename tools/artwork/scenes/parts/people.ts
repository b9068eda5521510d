import { alpha, P, shade, tint } from '../../kit/color'
import { rows } from '../../kit/curves'
import { linear } from '../../kit/paint'
import { blob, circle, each, ellipse, group, line, path, place, times } from '../../kit/shapes'

export type Hair = 'long' | 'bun' | 'bob' | 'curly' | 'short' | 'fringe' | 'updo' | 'side' | 'tails'

const cap = (d: string, color: string): string =>
  path(d, color) + line('M-34 -46C-22 -60 -4 -66 16 -62', tint(color, 0.2), 6, { opacity: 0.5 })

const SIDE_PART =
  'M-55 22C-63 -30 -50 -80 2 -81C54 -80 63 -32 55 20C52 -8 40 -26 12 -46C-4 -26 -34 -18 -46 -4C-50 4 -52 12 -55 22Z'

const around = (count: number, from: number, to: number, rx: number, ry: number, r: number, color: string): string =>
  times(count, (i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    return circle(Math.cos(angle) * rx, Math.sin(angle) * ry, r, i % 3 ? color : tint(color, 0.04))
  })

const LONG = '-58,-14 -45,-60 0,-85 47,-60 60,-14 64,60 78,122 52,150 0,146 -52,150 -76,122 -64,60'

/** Hair behind neck and shoulders, for a head centered at (0, 0). */
export function backHair(hair: Hair, color: string): string {
  const dark = shade(color, 0.22)
  const bunch = (side: number) =>
    blob(`${side * 46},-40 ${side * 84},-54 ${side * 98},-10 ${side * 84},34 ${side * 66},10`, color) +
    circle(side * 54, -36, 9, '#E4572E')
  const drawings: Partial<Record<Hair, string>> = {
    long: blob(LONG, dark),
    bob: blob('-56,-14 -40,-72 0,-82 42,-72 58,-14 68,48 48,76 -48,76 -66,48', dark),
    bun:
      circle(8, -88, 32, color) +
      line('M-8 -98C2 -110 20 -110 30 -96', tint(color, 0.2), 5, { opacity: 0.6 }) +
      ellipse(0, -20, 56, 60, dark),
    updo:
      ellipse(0, -40, 70, 52, dark) +
      circle(0, -92, 28, color) +
      line('M-16 -100C-6 -114 10 -114 18 -102', tint(color, 0.25), 5),
    curly: around(15, 140, 400, 62, 66, 27, dark),
    tails: bunch(-1) + bunch(1) + ellipse(0, -18, 55, 58, dark),
  }
  return drawings[hair] ?? ''
}

const FRONTS: Record<Exclude<Hair, 'curly'>, string> = {
  long: `${SIDE_PART}M-55 12C-62 46 -70 84 -78 118C-56 108 -46 60 -47 8ZM55 10C60 46 68 84 80 118C56 106 48 60 47 8Z`,
  bob: `${SIDE_PART}M-55 8C-64 30 -68 56 -60 72C-44 60 -44 20 -46 -2ZM55 8C64 30 68 56 60 72C44 60 44 20 46 -2Z`,
  bun: SIDE_PART,
  side: SIDE_PART,
  tails: 'M-54 6C-60 -50 -36 -78 0 -78C36 -78 60 -50 54 6C48 -16 30 -34 0 -48C-30 -34 -48 -16 -54 6Z',
  updo: 'M-56 4C-78 -34 -54 -86 0 -84C54 -86 78 -34 56 4C52 -18 36 -38 0 -48C-36 -38 -52 -18 -56 4Z',
  short:
    'M-53 2C-60 -46 -40 -76 2 -76C44 -76 60 -44 53 2C51 -14 47 -28 36 -38C10 -32 -18 -34 -38 -42C-47 -30 -51 -14 -53 2Z',
  fringe:
    'M-54 8C-62 -50 -38 -78 0 -78C38 -78 62 -50 54 8C51 -8 49 -18 45 -24C30 -20 10 -20 -4 -28C-20 -17 -36 -17 -44 -18C-48 -10 -52 -2 -54 8Z',
}

/** Hair on top of the face. */
export const frontHair = (hair: Hair, color: string): string =>
  hair === 'curly'
    ? around(9, 196, 344, 50, 56, 21, color) + around(5, 226, 314, 30, 60, 20, tint(color, 0.03))
    : cap(FRONTS[hair], color)

export interface Look {
  skin: string
  hair: Hair
  hairColor: string
  /** -1 looks left, 1 right. */
  turn: number
  eyes: 'open' | 'closed' | 'down'
  mouth: 'smile' | 'rest' | 'round' | 'none'
  /** Feverish or cold: redder cheeks and nose. */
  flush?: boolean
  glasses?: boolean
  beard?: string
}

type Extras = Pick<Look, 'flush' | 'glasses' | 'beard'>

export const look = (
  skin: string,
  hair: Hair,
  hairColor: string,
  eyes: Look['eyes'],
  mouth: Look['mouth'],
  turn: number,
  extras: Extras = {},
): Look => ({ skin, hair, hairColor, eyes, mouth, turn, ...extras })

const LINE = '#3B2A2A'

function features({ skin, turn = 0, eyes = 'open', mouth = 'smile', flush, glasses, hairColor }: Look): string {
  const x = turn * 11
  const lash = shade(LINE, 0.1)
  const eye = (side: 1 | -1) => {
    const ex = x + side * 20
    if (eyes === 'open') return ellipse(ex, 4, 4.6, 6, lash) + circle(ex + 1.6, 2, 1.7, P.white)
    const curve = eyes === 'closed' ? 6 : 4
    return line(`M${ex - 9} 4Q${ex} ${4 + curve} ${ex + 9} 4`, lash, 3.2)
  }
  const brow = (side: 1 | -1) =>
    line(`M${x + side * 20 - 10} -13Q${x + side * 20} -19 ${x + side * 20 + 10} -13`, shade(hairColor, 0.1), 3.4, {
      opacity: 0.75,
    })
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

const FACE = '0,-62 36,-50 51,-14 47,22 27,53 0,64 -27,53 -47,22 -51,-14 -36,-50'

/** A head centered at (0, 0), about 104 wide and 126 high, with hair, without neck. */
export function head(look: Look): string {
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
    blob(FACE, linear('right', tint(look.skin, 0.14), look.skin, shade(look.skin, 0.07))) +
    beard +
    features(look) +
    frontHair(look.hair, look.hairColor)
  )
}

export interface Dress {
  cloth: string
  neck: 'round' | 'v' | 'collar' | 'coat' | 'roll'
  /** Half the shoulder width. */
  shoulders: number
  /** Where the body ends flat, below the middle of the head. */
  height: number
  /** Shirt under a coat, or collar color. */
  inner: string
}

export const garment = (
  cloth: string,
  neck: Dress['neck'],
  shoulders: number,
  height: number,
  inner: string = P.ice,
): Dress => ({ cloth, neck, shoulders, height, inner })

/** Neck and upper body for a head centered at (0, 0); ends flat at `height`. */
function torso(skin: string, dress: Dress): string {
  const { cloth, neck, inner, shoulders: w, height: h } = dress
  const body = `M-24 84C-34 100 -${w * 0.62} 102 -${w * 0.86} 124C-${w * 1.14} 150 -${w * 1.16} ${h * 0.6} -${w * 1.18} ${h}L${w * 1.18} ${h}C${w * 1.16} ${h * 0.6} ${w * 1.14} 150 ${w * 0.86} 124C${w * 0.62} 102 34 100 24 84Z`
  const throat =
    path('M-23 30L-23 84Q0 128 23 84L23 30Z', skin) +
    path('M-23 50Q0 84 23 50L23 68Q0 96 -23 70Z', alpha(shade(skin, 0.55), 0.35))
  const edge = shade(cloth, 0.16)
  const necks = {
    round: line('M-25 86Q0 132 25 86', edge, 8),
    v: path('M-24 80L0 150L24 80Z', skin) + line('M-26 86L0 152L26 86', edge, 7),
    collar: path('M-24 82L-44 104L-14 132L0 110L14 132L44 104L24 82Q0 112 -24 82Z', inner),
    roll: path('M-30 70Q0 92 30 70L34 104Q0 126 -34 104Z', tint(cloth, 0.1)) + line('M-31 84Q0 106 31 84', edge, 3),
    coat:
      path(`M-26 84L-40 ${h}L40 ${h}L26 84Q0 110 -26 84Z`, inner) +
      path('M-24 82L-6 112L0 106L6 112L24 82Q0 108 -24 82Z', tint(inner, 0.5)) +
      path('M-28 84L-66 118L-48 170L-22 300L-8 190Z', tint(cloth, 0.4)) +
      path('M28 84L66 118L48 170L22 300L8 190Z', shade(cloth, 0.06)),
  }
  const seams = `M-${w * 0.8} 240Q-${w * 0.78} ${h * 0.8} -${w * 0.82} ${h}M${w * 0.8} 240Q${w * 0.78} ${h * 0.8} ${w * 0.82} ${h}`
  return (
    path(body, linear('right', tint(cloth, 0.14), cloth, shade(cloth, 0.14))) +
    (h > 300 ? line(seams, edge, 4, { opacity: 0.7 }) : '') +
    (neck === 'v' ? necks.v + throat : throat + necks[neck])
  )
}

/** Head, hair, neck and upper body together. */
export const person = (look: Look, dress: Dress, tilt = 0): string =>
  group(backHair(look.hair, look.hairColor), { transform: `rotate(${tilt})` }) +
  torso(look.skin, dress) +
  group(head(look), { transform: `rotate(${tilt})` })

/** People in a scene: `spot` is where the middle of the head is, the scale and the tilt, `x,y,scale,tilt`. */
export const figure = (spot: string, look: Look, dress: Dress): string =>
  each(rows(spot), ([x, y, scale, tilt]) => place(person(look, dress, tilt), x, y, scale))
