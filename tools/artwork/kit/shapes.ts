/** SVG primitives as strings. Lengths are pixels of the scene. */
import { type Art, mapPath, type PointMap } from './art'
import { at, type Curve, n, type Point, rows, sample, smooth, toPoints } from './curves'

type Attributes = Readonly<Record<string, string | number>>

/** Drawings of each item, one after the other. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('')

/** A drawing made `count` times, from 0. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

const attributes = (a: Attributes): string =>
  Object.entries(a)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')

export function path(d: string, fill: string, a: Attributes = {}): string {
  return `<path d="${d}" fill="${fill}"${attributes(a)}/>`
}

/** An open line with round ends. */
export function line(d: string, color: string, width: number, a: Attributes = {}): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(a)}/>`
}

export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0, a: Attributes = {}): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="${fill}"${attributes(a)}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, a: Attributes = {}): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(a)}/>`
}

export function circle(cx: number, cy: number, r: number, fill: string, a: Attributes = {}): string {
  return ellipse(cx, cy, r, r, fill, a)
}

export function group(body: string, a: Attributes = {}): string {
  return `<g${attributes(a)}>${body}</g>`
}

/**
 * Moves a drawing to (x, y), then scales and turns it (degrees), about its origin. A negative `sx` mirrors markup; print
 * (`Art`) is scaled evenly, point by point, so that it can still be bent.
 */
export function place(drawing: string, x: number, y: number, sx?: number, turn?: number, sy?: number): string
export function place(drawing: Art, x: number, y: number, scale?: number, turn?: number): Art
export function place(drawing: string | Art, x: number, y: number, sx = 1, turn = 0, sy = Math.abs(sx)): string | Art {
  if (typeof drawing === 'string')
    return group(drawing, { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${sx} ${sy})` })
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * sx, Math.sin((turn * Math.PI) / 180) * sx]
  const map: PointMap = (px, py) => [x + px * c - py * s, y + px * s + py * c]
  return drawing.map((shape) => ({
    ...shape,
    d: mapPath(shape.d, map, Number.POSITIVE_INFINITY),
    ...(shape.width === undefined ? {} : { width: shape.width * sx }),
  }))
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

/** One drawing at several places, by `x,y,scale,turn`. */
export const placeEach = (drawing: string, table: string): string =>
  each(rows(table), ([x, y, scale, turn]) => place(drawing, x, y, scale, turn))

/** Print repeated `count` times around the origin, from `start` degrees. */
export const wheel = (art: Art, count: number, start = 0): Art =>
  Array.from({ length: count }, (_, i) => place(art, 0, 0, 1, (i * 360) / count + start)).flat()
