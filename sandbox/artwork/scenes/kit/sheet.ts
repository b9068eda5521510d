import type { Attributes } from './shapes'

/** `[offset 0..1, color, opacity 0..1]`; a plain color is spread evenly. */
export type Stop = string | readonly [number, string, number?]
type Direction = 'down' | 'right' | 'fall' | 'rise'

const VECTORS: Record<Direction, string> = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
  fall: 'x1="0" y1="0" x2="1" y2="1"',
  rise: 'x1="0" y1="1" x2="1" y2="0"',
}

function stopElements(stops: readonly Stop[]): string {
  return stops
    .map((stop, i) => {
      const [offset, color, opacity] =
        typeof stop === 'string' ? [i / Math.max(1, stops.length - 1), stop, 1] : stop
      return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity ?? 1}"/>`
    })
    .join('')
}

/** One picture in the making: collects gradients, filters and clips, and writes the SVG document. */
export class Sheet {
  readonly #defs = new Map<string, string>()

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Registers a definition once; equal definitions share an id. Returns `url(#id)`. */
  #define(element: (id: string) => string): string {
    const key = element('')
    const known = this.#defs.get(key)
    if (known) return known
    const id = `d${this.#defs.size}`
    this.#defs.set(key, `url(#${id})`)
    this.#elements.push(element(id))
    return `url(#${id})`
  }
  readonly #elements: string[] = []

  /** A linear gradient across the painted shape. */
  linear(direction: Direction, ...stops: Stop[]): string {
    return this.#define(
      (id) => `<linearGradient id="${id}" ${VECTORS[direction]}>${stopElements(stops)}</linearGradient>`,
    )
  }

  /** A radial gradient; center and radius as shares of the painted shape. */
  radial(center: readonly [number, number, number], ...stops: Stop[]): string {
    const [cx, cy, r] = center
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopElements(stops)}</radialGradient>`,
    )
  }

  /** Attributes that blur a shape; `deviation` in pixels of its own coordinates. */
  blur(deviation: number): Attributes {
    const filter = this.#define(
      (id) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
    return { filter }
  }

  /** Attributes that clip a group to a shape. */
  clip(shape: string): Attributes {
    return { 'clip-path': this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`) }
  }

  document(body: string): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#elements.join('')}</defs>${body}</svg>`
  }
}
