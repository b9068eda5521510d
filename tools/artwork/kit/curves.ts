/** Points, and smooth curves through them. Lengths are pixels of the scene. */
import type { Point } from './art'

export type { Point }

/** A number as SVG writes it: one decimal is enough for a picture. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Points of a curve, as pairs or written as in SVG: `'0,10 40,-20'`. */
export type Curve = string | readonly Point[]

export function toPoints(curve: Curve): readonly Point[] {
  if (typeof curve !== 'string') return curve
  return curve.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number)
    if (x === undefined || y === undefined) throw new RangeError(`Not a point: ${pair}`)
    return [x, y]
  })
}

/** A table of up to 4 numbers a row, written like a curve; numbers left out are 0. */
export function rows(table: string): readonly (readonly [number, number, number, number])[] {
  return table.split(' ').map((row) => {
    const [a = 0, b = 0, c = 0, d = 0] = row.split(',').map(Number)
    return [a, b, c, d] as const
  })
}

/** A point of the list; indices beyond the ends give the end points. */
export function at(points: readonly Point[], index: number): Point {
  const point = points[Math.max(0, Math.min(points.length - 1, index))]
  if (!point) throw new RangeError('A curve needs at least one point')
  return point
}

/** A smooth curve (Catmull-Rom as cubic Béziers) through the points. */
export function smooth(curve: Curve, closed = false): string {
  const points = toPoints(curve)
  const count = points.length
  const get = (i: number): Point => (closed ? at(points, ((i % count) + count) % count) : at(points, i))
  const [x0, y0] = get(0)
  let d = `M${n(x0)} ${n(y0)}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [ax, ay] = get(i - 1)
    const [bx, by] = get(i)
    const [cx, cy] = get(i + 1)
    const [ex, ey] = get(i + 2)
    d += `C${n(bx + (cx - ax) / 6)} ${n(by + (cy - ay) / 6)} ${n(cx - (ex - bx) / 6)} ${n(cy - (ey - by) / 6)} ${n(cx)} ${n(cy)}`
  }
  return closed ? `${d}Z` : d
}

/** Points at equal parameter steps along the smooth curve through `points`. */
export function sample(curve: Curve, steps: number): Point[] {
  const points = toPoints(curve)
  const spans = points.length - 1
  return Array.from({ length: steps + 1 }, (_, k): Point => {
    const u = (k / steps) * spans
    const i = Math.min(spans - 1, Math.floor(u))
    const t = u - i
    const part = (axis: 0 | 1) => {
      const a = at(points, i - 1)[axis]
      const b = at(points, i)[axis]
      const c = at(points, i + 1)[axis]
      const d = at(points, i + 2)[axis]
      return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
    }
    return [part(0), part(1)]
  })
}

/** Repeatable pseudo-random numbers, 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
