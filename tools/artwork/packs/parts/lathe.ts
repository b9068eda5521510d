/**
 * Bodies of revolution (jars, bottles, caps) seen from slightly above, in parallel projection. A profile is cut into
 * slices; each slice is one path with a horizontal gradient that is computed from the slice's normals.
 */
import { ellipsePath, round } from '../../kit/art'
import { P } from '../../kit/color'
import { clipped, linearBetween, radial } from '../../kit/paint'
import type { Material, Vec } from './materials'

/** Opacity falls from the middle to nothing at the edge. */
function pool(strength: number): string {
  const stops = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    return [t, P.petrol900, round(strength * Math.exp(-4 * t * t) * (1 - t * t))] as const
  })
  return radial([0.5, 0.5, 0.5], ...stops)
}

const spot = (cx: number, cy: number, rx: number, ry: number, strength: number): string =>
  `<path d="${ellipsePath(cx, cy, rx, ry)}" fill="${pool(strength)}"/>`

/**
 * Shadow of an object that stands at `(cx, y)` and is `half` wide to each side: a dark line of contact, a near pool and
 * a wide one that falls to the right, away from the key light.
 */
export function groundShadow(cx: number, y: number, half: number, tilt = 0.2, strength = 1): string {
  const sink = half * Math.sin(tilt)
  return (
    spot(cx + half * 0.28, y + sink * 0.35, half * 1.6, sink * 1.75 + 22, 0.24 * strength) +
    spot(cx + half * 0.1, y + sink * 0.3, half * 1.32, sink * 1.45 + 14, 0.42 * strength) +
    spot(cx, y + sink * 0.25, half * 1.12, sink * 1.2 + 6, 0.62 * strength)
  )
}

/** One ring: radius `r` and height `h` above the base, user units. Profiles run from top to bottom. */
export interface Ring {
  r: number
  h: number
  /** Depth of the cross-section as a share of its width; 1 (round) when left out. */
  depth?: number
}

export interface Stand {
  /** Center of the base on the picture. */
  cx: number
  base: number
  /** Camera elevation in radians. */
  tilt: number
}

/** A corner of a profile: radius, height, and the rounding of the corner. */
type Corner = readonly [r: number, h: number, rounding?: number]

/** Slices to a rounded corner. */
const ARC = 22

/** Profile with rounded corners; each corner becomes an arc of rings. */
export const profile = (...corners: readonly Corner[]): Ring[] =>
  corners.flatMap(([r, h, rounding = 0], i) => {
    const [before, after] = [corners[i - 1], corners[i + 1]]
    if (!before || !after || rounding === 0) return [{ r, h }]
    const lead = (to: Corner) => {
      const [dr, dh] = [to[0] - r, to[1] - h]
      const length = Math.hypot(dr, dh)
      const cut = Math.min(rounding, length * 0.5) / length
      return { r: r + dr * cut, h: h + dh * cut }
    }
    const [a, b] = [lead(before), lead(after)]
    return Array.from({ length: ARC + 1 }, (_, step) => {
      const t = step / ARC
      const [p, q, s] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      return { r: p * a.r + q * r + s * b.r, h: p * a.h + q * h + s * b.h }
    })
  })

const SAMPLES = 72

/** Translucent slices must neither overlap nor leave a gap: hard edges, and the body's outline as a soft clip. */
const CRISP = ' shape-rendering="crispEdges"'

/** Opaque slices overlap by this much, or the ground would shine through where two soft edges meet. */
const OVERLAP = 0.9

/** A ring with the surface's slope there: `out` sideways and `up`, together a unit vector. */
interface Section extends Required<Ring> {
  out: number
  up: number
}

/** Angle in radians from which two faces meet in a sharp edge. */
const SHARP = 0.5

/** Longest slice on a curved part, user units. */
const FINE = 3

/** Cuts the band between two rings; slopes run smoothly over curves and stay apart at sharp edges. */
function sections(rings: readonly Ring[]): [Section, Section][] {
  const angles = rings.slice(1).map((ring, i) => {
    const from = rings[i] ?? ring
    return Math.atan2(ring.r - from.r, from.h - ring.h)
  })
  const blend = (own: number, other: number | undefined) =>
    other === undefined || Math.abs(other - own) > SHARP ? own : (own + other) / 2
  return rings.slice(1).flatMap((lower, i) => {
    const upper = rings[i] ?? lower
    const own = angles[i] ?? 0
    const [start, end] = [blend(own, angles[i - 1]), blend(own, angles[i + 1])]
    const length = Math.hypot(lower.r - upper.r, lower.h - upper.h)
    const parts = Math.abs(start - end) < 0.004 ? 1 : Math.max(1, Math.ceil(length / FINE))
    const at = (t: number): Section => {
      const angle = start + (end - start) * t
      return {
        r: upper.r + (lower.r - upper.r) * t,
        h: upper.h + (lower.h - upper.h) * t,
        depth: (upper.depth ?? 1) + ((lower.depth ?? 1) - (upper.depth ?? 1)) * t,
        out: Math.cos(angle),
        up: Math.sin(angle),
      }
    }
    return Array.from({ length: parts }, (_, k): [Section, Section] => [at(k / parts), at((k + 1) / parts)])
  })
}

function slice([upper, lower]: readonly [Section, Section], stand: Stand, material: Material): string {
  const { cx, base, tilt } = stand
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  const view: Vec = [0, sin, cos]
  const angle = (Math.atan2(upper.up, upper.out) + Math.atan2(lower.up, lower.out)) / 2
  const [out, up] = [Math.cos(angle), Math.sin(angle)]
  const flat = (upper.depth + lower.depth) / 2
  const stops = Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const phi = ((i / SAMPLES) * 178 - 89) * (Math.PI / 180)
    const [nx, nz] = [Math.sin(phi) * flat, Math.cos(phi)]
    const norm = Math.hypot(nx, nz)
    const n: Vec = [(nx / norm) * out, up, (nz / norm) * out]
    const { color, alpha } = material({ n, view })
    return [Math.round((Math.sin(phi) + 1) * 5000) / 10000, color, round(Math.max(0, alpha))] as const
  })
  const w = Math.max(upper.r, lower.r)
  const paint = linearBetween([round(cx - w), 0, round(cx + w), 0], ...stops)
  const opaque = stops.every(([, , alpha]) => alpha >= 1)
  const [y0, y1] = [base - upper.h * cos, base - lower.h * cos + (opaque ? OVERLAP : 0)]
  const ry = (ring: Section) => round(ring.r * ring.depth * sin)
  const [a, b] = [round(upper.r), round(lower.r)]
  const [left, right] = [`${round(cx - b)} ${round(y1)}`, `${round(cx + b)} ${round(y1)}`]
  const band = `M${left}A${b} ${ry(lower)} 0 0 0 ${right}L${round(cx + a)} ${round(y0)}A${a} ${ry(upper)} 0 0 1 ${round(cx - a)} ${round(y0)}Z`
  const d = opaque ? hull(upper, lower, stand, OVERLAP) : band
  return `<path d="${d}" fill="${paint}"${opaque ? '' : CRISP}/>`
}

/** Draws a profile in a material, bottom slice first, so that upper parts cover lower ones. */
export function lathe(rings: readonly Ring[], stand: Stand, material: Material): string {
  const drawn = sections(rings)
    .map((pair) => slice(pair, stand, material))
    .reverse()
    .join('')
  return drawn.includes(CRISP) ? clipped(drawn, silhouette(rings, stand)) : drawn
}

/** Layers of a fade; each adds a little, so that no step shows. */
const LAYERS = 24

/**
 * Shade that is strongest (`strength`, 0 to 1) at height `from` and gone at `to`: the dark under a cap or above the
 * ground. Its edges follow the body's rings.
 */
export function fade(
  rings: readonly Ring[],
  stand: Stand,
  color: string,
  strength: number,
  from: number,
  to: number,
): string {
  const { cx, base, tilt } = stand
  const far = Math.max(...rings.map(({ r }) => r)) + 50
  const end = base + (from < to ? 1 : -1) * 3000
  const reach = (t: number) => strength * (1 - t) ** 2
  const layers = Array.from({ length: LAYERS }, (_, i) => {
    const h = from + ((to - from) * (i + 1)) / LAYERS
    const r = radiusAt(rings, h)
    const y = round(base - h * Math.cos(tilt))
    const d = `M${cx - far} ${y}L${round(cx - r)} ${y}A${round(r)} ${round(r * Math.sin(tilt))} 0 0 0 ${round(cx + r)} ${y}L${cx + far} ${y}L${cx + far} ${end}L${cx - far} ${end}Z`
    const alpha = reach(i / LAYERS) - reach((i + 1) / LAYERS)
    return `<path d="${d}" fill="${color}" fill-opacity="${alpha.toFixed(4)}"/>`
  })
  return clipped(layers.join(''), silhouette(rings, stand))
}

function radiusAt(rings: readonly Ring[], h: number): number {
  for (const [i, ring] of rings.entries()) {
    const next = rings[i + 1]
    if (next && ring.h >= h && next.h <= h && ring.h > next.h) {
      return ring.r + ((next.r - ring.r) * (ring.h - h)) / (ring.h - next.h)
    }
  }
  return rings.at(-1)?.r ?? 0
}

/** Everything that two rings and the band between them cover, as path data. `drop` moves the lower ring down. */
function hull(upper: Ring, lower: Ring, { cx, base, tilt }: Stand, drop = 0): string {
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  const disc = (ring: Ring, dy: number) => {
    const [r, ry, y] = [round(ring.r), round(ring.r * (ring.depth ?? 1) * sin), round(base - ring.h * cos + dy)]
    return `M${cx - r} ${y}A${r} ${ry} 0 0 0 ${cx + r} ${y}A${r} ${ry} 0 0 0 ${cx - r} ${y}Z`
  }
  const [y0, y1] = [round(base - upper.h * cos), round(base - lower.h * cos + drop)]
  const [a, b] = [round(upper.r), round(lower.r)]
  const sides = `M${cx - b} ${y1}L${cx + b} ${y1}L${cx + a} ${y0}L${cx - a} ${y0}Z`
  return disc(lower, drop) + disc(upper, 0) + sides
}

/** Outline of a body as path data (non-zero rule): all that its rings and the bands between them cover. */
export const silhouette = (rings: readonly Ring[], stand: Stand): string =>
  rings
    .slice(1)
    .map((lower, i) => hull(rings[i] ?? lower, lower, stand))
    .join('')
