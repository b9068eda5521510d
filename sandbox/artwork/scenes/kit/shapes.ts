/** SVG primitives as strings, and smooth curves through points. Lengths are pixels of the scene. */

export type Attributes = Readonly<Record<string, string | number>>
export type Point = readonly [x: number, y: number]

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

const attributes = (a: Attributes): string =>
  Object.entries(a)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')

const n = (value: number): string => String(Math.round(value * 10) / 10)

export function path(d: string, fill: string, a: Attributes = {}): string {
  return `<path d="${d}" fill="${fill}"${attributes(a)}/>`
}

/** An open line with round ends. */
export function line(d: string, color: string, width: number, a: Attributes = {}): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(a)}/>`
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  a: Attributes = {},
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="${fill}"${attributes(a)}/>`
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  a: Attributes = {},
): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(a)}/>`
}

export function circle(cx: number, cy: number, r: number, fill: string, a: Attributes = {}): string {
  return ellipse(cx, cy, r, r, fill, a)
}

export function group(body: string, a: Attributes = {}): string {
  return `<g${attributes(a)}>${body}</g>`
}

/** Moves a drawing to (x, y), then scales and turns it (degrees); a negative `sx` mirrors it. */
export function place(body: string, x: number, y: number, sx = 1, turn = 0, sy = Math.abs(sx)): string {
  return group(body, {
    transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${sx} ${sy})`,
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

/** A closed organic shape through the points. */
export function blob(points: Curve, fill: string, a: Attributes = {}): string {
  return path(smooth(points, true), fill, a)
}

/** A closed straight-edged shape. */
export function polygon(points: Curve, fill: string, a: Attributes = {}): string {
  return path(
    `M${toPoints(points)
      .map(([x, y]) => `${n(x)} ${n(y)}`)
      .join('L')}Z`,
    fill,
    a,
  )
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

/** A band along a curve; `width(t)` is its full width at t = 0..1. */
export function ribbon(curve: Curve, width: (t: number) => number, fill: string, a: Attributes = {}): string {
  const steps = Math.max(10, toPoints(curve).length * 5)
  const spine = sample(curve, steps)
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach(([x, y], i) => {
    const [px, py] = at(spine, i - 1)
    const [qx, qy] = at(spine, i + 1)
    const length = Math.hypot(qx - px, qy - py) || 1
    const half = width(i / steps) / 2
    left.push([x - ((qy - py) / length) * half, y + ((qx - px) / length) * half])
    right.unshift([x + ((qy - py) / length) * half, y - ((qx - px) / length) * half])
  })
  return path(`${smooth(left)}L${smooth(right).slice(1)}Z`, fill, a)
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
