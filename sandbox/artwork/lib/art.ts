/** Flat printed artwork: a list of shapes that can be placed, bent around a cylinder and written as SVG. */
import { defOf, type Paint, refOf } from './paint'
import { mapPath, type PointMap } from './path'

export interface Shape {
  d: string
  fill?: Paint
  stroke?: Paint
  width?: number
  opacity?: number
}

export type Art = readonly Shape[]

/** Moves, scales and turns (degrees) artwork, about its origin. */
export function place(art: Art, x: number, y: number, scale = 1, turn = 0): Art {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale]
  const map: PointMap = (px, py) => [x + px * c - py * s, y + px * s + py * c]
  return art.map((shape) => ({
    ...shape,
    d: mapPath(shape.d, map, Number.POSITIVE_INFINITY),
    ...(shape.width === undefined ? {} : { width: shape.width * scale }),
  }))
}

/** Bends artwork by a point map, for example `wrap` below. */
export function bend(art: Art, map: PointMap): Art {
  return art.map((shape) => ({ ...shape, d: mapPath(shape.d, map) }))
}

export function markup(art: Art): string {
  return art
    .map(({ d, fill = 'none', stroke, width = 2, opacity = 1 }) => {
      const line = stroke
        ? ` stroke="${refOf(stroke)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
        : ''
      const alpha = opacity < 1 ? ` opacity="${opacity}"` : ''
      return `${defOf(fill)}${stroke ? defOf(stroke) : ''}<path d="${d}" fill="${refOf(fill)}"${line}${alpha}/>`
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
