/**
 * Bodies of revolution (jars, bottles, caps) seen from slightly above, in parallel projection. A profile is cut into
 * slices; each slice is one path with a horizontal gradient that is computed from the slice's normals.
 */
import type { Vec } from './light'
import type { Material } from './materials'
import { linear, round, type Stop } from './paint'

/** One ring: radius `r` and height `h` above the base, user units. Profiles run from top to bottom. */
export interface Ring {
  r: number
  h: number
  /** Depth of the cross-section as a share of its width; 1 (round) when left out. */
  depth?: number
}

export interface Stand {
  /** Centre of the base on the picture. */
  cx: number
  base: number
  /** Camera elevation in radians. */
  tilt: number
}

/** A corner of a profile: radius, height, and the rounding of the corner. */
export type Corner = readonly [r: number, h: number, rounding?: number]

/** Profile with rounded corners; each corner becomes an arc of 9 rings. */
export function profile(corners: readonly Corner[]): Ring[] {
  return corners.flatMap(([r, h, rounding = 0], i) => {
    const [before, after] = [corners[i - 1], corners[i + 1]]
    if (!before || !after || rounding === 0) return [{ r, h }]
    const lead = (to: Corner) => {
      const [dr, dh] = [to[0] - r, to[1] - h]
      const length = Math.hypot(dr, dh)
      const cut = Math.min(rounding, length * 0.5) / length
      return { r: r + dr * cut, h: h + dh * cut }
    }
    const [a, b] = [lead(before), lead(after)]
    return Array.from({ length: 9 }, (_, step) => {
      const t = step / 8
      const [p, q, s] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      return { r: p * a.r + q * r + s * b.r, h: p * a.h + q * h + s * b.h }
    })
  })
}

const SAMPLES = 30

function slice(upper: Ring, lower: Ring, stand: Stand, material: Material): string {
  const { cx, base, tilt } = stand
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  const view: Vec = [0, sin, cos]
  const [dr, dh] = [lower.r - upper.r, upper.h - lower.h]
  const length = Math.hypot(dr, dh) || 1
  const [out, up] = [dh / length, dr / length]
  const flat = ((upper.depth ?? 1) + (lower.depth ?? 1)) / 2
  const stops: Stop[] = Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const phi = ((i / SAMPLES) * 178 - 89) * (Math.PI / 180)
    const [nx, nz] = [Math.sin(phi) * flat, Math.cos(phi)]
    const norm = Math.hypot(nx, nz)
    const n: Vec = [(nx / norm) * out, up, (nz / norm) * out]
    const { color, alpha } = material({ n, view, h: (upper.h + lower.h) / 2 })
    return [(Math.sin(phi) + 1) / 2, color, Math.max(0, alpha)]
  })
  const w = Math.max(upper.r, lower.r)
  const paint = linear(stops, [cx - w, 0, cx + w, 0], true)
  const [y0, y1] = [base - upper.h * cos, base - lower.h * cos]
  const ry = (ring: Ring) => round(ring.r * (ring.depth ?? 1) * sin)
  const [a, b] = [round(upper.r), round(lower.r)]
  const [left, right] = [`${round(cx - b)} ${round(y1)}`, `${round(cx + b)} ${round(y1)}`]
  const band = (sweep: 0 | 1) =>
    `M${left}A${b} ${ry(lower)} 0 0 0 ${right}L${round(cx + a)} ${round(y0)}A${a} ${ry(upper)} 0 0 ${sweep} ${round(cx - a)} ${round(y0)}Z`
  const disc = `M${left}A${b} ${ry(lower)} 0 0 0 ${right}A${b} ${ry(lower)} 0 0 0 ${left}Z`
  const d = up > 0.2 ? disc + band(0) : band(1)
  return `<defs>${paint.def}</defs><path d="${d}" fill="${paint.ref}"/>`
}

/** Rings between two rings, so that a material that changes with height is drawn in steps of `step`. */
function subdivide(rings: readonly Ring[], step: number): Ring[] {
  return rings.flatMap((ring, i) => {
    const next = rings[i + 1]
    const parts = next ? Math.max(1, Math.ceil(Math.abs(ring.h - next.h) / step)) : 1
    return Array.from({ length: parts }, (_, k) => {
      const t = k / parts
      const to = next ?? ring
      const depth = (ring.depth ?? 1) + ((to.depth ?? 1) - (ring.depth ?? 1)) * t
      return { r: ring.r + (to.r - ring.r) * t, h: ring.h + (to.h - ring.h) * t, depth }
    })
  })
}

/** Draws a profile in a material, bottom slice first, so that upper parts cover lower ones. */
export function lathe(rings: readonly Ring[], stand: Stand, material: Material, step = 1e9): string {
  const cut = subdivide(rings, step)
  const slices = cut.slice(1).map((lower, i) => slice(cut[i] ?? lower, lower, stand, material))
  return slices.reverse().join('')
}

/** Outline of a profile as path data, for clips and overlays. */
export function silhouette(rings: readonly Ring[], { cx, base, tilt }: Stand): string {
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  const [top, bottom] = [rings[0], rings.at(-1)]
  if (!top || !bottom) return ''
  const y = (ring: Ring) => round(base - ring.h * cos)
  const left = rings.map((ring) => `L${round(cx - ring.r)} ${y(ring)}`).join('')
  const right = [...rings].reverse().map((ring) => `L${round(cx + ring.r)} ${y(ring)}`).join('')
  const arc = (ring: Ring, side: number, sweep: number) =>
    `A${round(ring.r)} ${round(ring.r * (ring.depth ?? 1) * sin)} 0 0 ${sweep} ${round(cx + side * ring.r)} ${y(ring)}`
  return `M${left.slice(1)}${arc(bottom, 1, 0)}${right}${arc(top, -1, 0)}Z`
}
