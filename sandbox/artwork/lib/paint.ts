/** SVG paints. A gradient carries its own definition, which is written next to the shape that uses it. */

export interface Gradient {
  def: string
  ref: string
}

export type Paint = string | Gradient

/** Offset 0 to 1, color, opacity (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number]

let count = 0

/** An id that is unique in this process; SVG ids are global to the document. */
function uid(prefix: string): string {
  count += 1
  return `${prefix}${count}`
}

export function round(v: number) {
  return Math.round(v * 100) / 100
}

const stopsMarkup = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${Math.round(offset * 10000) / 10000}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${round(opacity)}"` : ''}/>`,
    )
    .join('')

/** Linear gradient. `[x1, y1, x2, y2]` are fractions of the shape's box, or user units with `user`. */
export function linear(
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
  user = false,
): Gradient {
  const id = uid('l')
  const units = user ? ' gradientUnits="userSpaceOnUse"' : ''
  const box = `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`
  return {
    def: `<linearGradient id="${id}"${units} ${box}>${stopsMarkup(stops)}</linearGradient>`,
    ref: `url(#${id})`,
  }
}

/** Radial gradient in fractions of the shape's box: center, radius. */
export function radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): Gradient {
  const id = uid('r')
  return {
    def: `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsMarkup(stops)}</radialGradient>`,
    ref: `url(#${id})`,
  }
}

export function refOf(paint: Paint) {
  return typeof paint === 'string' ? paint : paint.ref
}
export function defOf(paint: Paint) {
  return typeof paint === 'string' ? '' : `<defs>${paint.def}</defs>`
}

/** Wraps markup in a group that is blurred by `deviation` user units. */
export function blurred(markup: string, deviation: number): string {
  const id = uid('b')
  const filter = `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
  return `<defs>${filter}</defs><g filter="url(#${id})">${markup}</g>`
}

/** Clips markup to the path `d`. */
export function clipped(markup: string, d: string): string {
  const id = uid('c')
  return `<defs><clipPath id="${id}"><path d="${d}"/></clipPath></defs><g clip-path="url(#${id})">${markup}</g>`
}

export function group(markup: string, transform: string) {
  return `<g transform="${transform}">${markup}</g>`
}
