import { type Art, markup, round } from '../../kit/art'
import { darken, lighten, P } from '../../kit/color'
import { blurred, clipped, linear } from '../../kit/paint'
import { type Copy, cartonFront, sidePanel } from './label'

export interface BoxPlace {
  /** Foot of the edge nearest to the camera. */
  x: number
  base: number
  tilt: number
  yaw?: number
}

export type Size = readonly [width: number, height: number, depth: number]

/** Draws a carton; `front` replaces the standard panel, `lid` the tint of its top. */
export const box = (copy: Copy, [width, height, depth]: Size, place: BoxPlace, front?: Art, lid?: string): string =>
  carton({
    yaw: 0.4,
    ...place,
    width,
    height,
    depth,
    front: front ?? cartonFront(width, height, copy),
    side: sidePanel(depth, height, copy),
    lid: lid ?? copy.tone.pale,
  })

interface Carton {
  /** Foot of the edge that stands nearest to the camera. */
  x: number
  base: number
  width: number
  height: number
  depth: number
  /** Turn about the vertical axis and camera elevation, radians. */
  yaw: number
  tilt: number
  /** Artwork of the faces in their own units: front `width` by `height`, side `depth` by `height`. */
  front: Art
  side: Art
  lid: string
}

type Pair = readonly [number, number]

function face(art: string, w: number, h: number, right: Pair, origin: Pair, cos: number): string {
  const matrix = [right[0], right[1], 0, cos, origin[0], origin[1]].map((v) => round(v * 1000) / 1000)
  const d = `M0 0L${w} 0L${w} ${h}L0 ${h}Z`
  return `<g transform="matrix(${matrix.join(' ')})">${clipped(art, d)}</g>`
}

const wash = (w: number, h: number, ...paint: Parameters<typeof linear>) =>
  `<path d="M0 0L${w} 0L${w} ${h}L0 ${h}Z" fill="${linear(...paint)}"/>`

export function carton(box: Carton): string {
  const { x, base, width: w, height: h, depth: d, yaw, tilt } = box
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  const front: Pair = [Math.cos(yaw), Math.sin(yaw) * sin]
  const side: Pair = [Math.sin(yaw), -Math.cos(yaw) * sin]
  const top = base - h * cos
  const dark = '#04222A'
  const frontArt =
    markup(box.front) +
    wash(w, h, [0, 0, 1, 0.25], [0, '#fff', 0.2], [0.35, '#fff', 0], [0.6, dark, 0], [1, dark, 0.1]) +
    wash(w, h, 'down', [0, dark, 0], [0.82, dark, 0], [1, dark, 0.16]) +
    `<path d="M${w - 1.5} 0L${w - 1.5} ${h}" stroke="#fff" stroke-opacity=".75" stroke-width="3"/><path d="M0 2L${w} 2" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>`
  const sideArt =
    markup(box.side) +
    wash(d, h, 'right', [0, dark, 0.2], [0.5, dark, 0.3], [1, dark, 0.42]) +
    wash(d, h, 'down', [0, dark, 0], [0.7, dark, 0], [1, dark, 0.2])
  const corner = (a: number, b: number) =>
    `${round(x - front[0] * a + side[0] * b)} ${round(top - front[1] * a + side[1] * b)}`
  const lid = linear('right', lighten(box.lid, 0.35), darken(box.lid, 0.06))
  const flap = `<path d="M${corner(w, 3)}L${corner(0, 3)}" stroke="${darken(box.lid, 0.35)}" stroke-opacity=".5" stroke-width="2.5"/>`
  return (
    shadow(box, front, side) +
    `<path d="M${corner(w, 0)}L${corner(0, 0)}L${corner(0, d)}L${corner(w, d)}Z" fill="${lid}"/>${flap}` +
    face(frontArt, w, h, front, [x - front[0] * w, top - front[1] * w], cos) +
    face(sideArt, d, h, side, [x, top], cos)
  )
}

function shadow({ x, base, width: w, depth: d }: Carton, front: Pair, side: Pair): string {
  const foot = (a: number, b: number, drop = 0) =>
    `${round(x - front[0] * a + side[0] * b)} ${round(base - front[1] * a + side[1] * b + drop)}`
  const outline = (grow: number, drop: number) =>
    `M${foot(w + grow, -grow, drop)}L${foot(-grow, -grow, drop)}L${foot(-grow, d + grow * 3, drop)}L${foot(w + grow, d + grow, drop)}Z`
  const layer = (grow: number, drop: number, alpha: number, blur: number) =>
    blurred(`<path d="${outline(grow, drop)}" fill="${P.petrol900}" fill-opacity="${alpha}"/>`, blur)
  return layer(26, 12, 0.26, 26) + layer(4, 5, 0.42, 8)
}
