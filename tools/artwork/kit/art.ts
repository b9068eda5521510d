/** Flat printed artwork: a list of shapes that can be placed, bent around a cylinder and written as SVG. */

/** Two decimals: finer than any picture shows. */
export const round = (v: number) => Math.round(v * 100) / 100

export type Point = readonly [x: number, y: number]
export type PointMap = (x: number, y: number) => Point

const TOKEN = /[MLCQZ]|-?\d*\.?\d+/g

interface Segment {
  command: string
  points: Point[]
}

function parse(d: string): Segment[] {
  const segments: Segment[] = []
  let numbers: number[] = []
  for (const token of d.match(TOKEN) ?? []) {
    if (/[A-Z]/.test(token)) {
      segments.push({ command: token, points: [] })
      numbers = []
      continue
    }
    numbers.push(Number(token))
    const last = segments.at(-1)
    const [x, y] = numbers
    if (last && x !== undefined && y !== undefined) {
      last.points.push([x, y])
      numbers = []
    }
  }
  return segments
}

/** Point of the Bézier curve with these control points (any degree) at `t`. */
function bezier(points: readonly Point[], t: number): Point {
  let level = [...points]
  while (level.length > 1) {
    level = level.slice(1).map((b, i) => {
      const a = level[i] ?? b
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t] as const
    })
  }
  return level[0] ?? [0, 0]
}

/** Maps every point of path data. Long segments are cut into pieces first, so that they bend with the map. */
export function mapPath(d: string, map: PointMap, piece = 40): string {
  const out: string[] = []
  let pen: Point = [0, 0]
  const write = (point: Point) => {
    const [x, y] = map(point[0], point[1])
    return `${round(x)} ${round(y)}`
  }
  for (const { command, points } of parse(d)) {
    const end = points.at(-1)
    if (!end || command === 'M') {
      out.push(command + points.map(write).join(' '))
    } else {
      const control = [pen, ...points]
      const span = control.slice(1).reduce((sum, p, i) => {
        const q = control[i] ?? p
        return sum + Math.hypot(p[0] - q[0], p[1] - q[1])
      }, 0)
      const steps = Math.ceil(span / piece)
      if (steps <= 1) out.push(command + points.map(write).join(' '))
      else {
        const cuts = command === 'L' ? steps : steps * 4
        for (let i = 1; i <= cuts; i += 1) out.push(`L${write(bezier(control, i / cuts))}`)
      }
    }
    if (end) pen = end
  }
  return out.join('')
}

const K = 0.5523

/** Ellipse as path data, center and half axes. */
export function ellipsePath(cx: number, cy: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * K, ry * K]
  return `M${cx - rx} ${cy}C${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}C${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy}C${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}C${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}Z`
}

/** Rectangle with round corners as path data. */
export function roundRect(x: number, y: number, w: number, h: number, radius = 0): string {
  const r = Math.min(radius, w / 2, h / 2)
  const k = r * (1 - K)
  const [a, b] = [x + w, y + h]
  return `M${x + r} ${y}L${a - r} ${y}C${a - k} ${y} ${a} ${y + k} ${a} ${y + r}L${a} ${b - r}C${a} ${b - k} ${a - k} ${b} ${a - r} ${b}L${x + r} ${b}C${x + k} ${b} ${x} ${b - k} ${x} ${b - r}L${x} ${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`
}

export interface Shape {
  d: string
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
}

export type Art = readonly Shape[]

/** Bends artwork by a point map, for example `wrap` below. */
export function bend(art: Art, map: PointMap): Art {
  return art.map((shape) => ({ ...shape, d: mapPath(shape.d, map) }))
}

export function markup(art: Art): string {
  return art
    .map(({ d, fill = 'none', stroke, width = 2, opacity = 1 }) => {
      const pen = stroke
        ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
        : ''
      return `<path d="${d}" fill="${fill}"${pen}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
    })
    .join('')
}

/**
 * Point map of a label on an upright cylinder: `u` runs along the circumference from the front, `v` down the label.
 * `radius` in user units; `sink` is the half height of the ellipse that the cylinder's rings show.
 */
export function wrap(cx: number, top: number, radius: number, sink: number): PointMap {
  return (u, v) => {
    const angle = Math.max(-1.57, Math.min(1.57, u / radius))
    return [cx + radius * Math.sin(angle), top + v + sink * Math.cos(angle)]
  }
}
