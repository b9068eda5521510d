/** Gradients, blurs and clips. Each is named by its content; a document carries those that its drawing asks for. */

let size = { width: 0, height: 0 }

export const pageWidth = () => size.width
export const pageHeight = () => size.height

/** Draws as if the page had this size. */
export function onPage(width: number, height: number, draw: () => string): string {
  const outer = size
  size = { width, height }
  try {
    return draw()
  } finally {
    size = outer
  }
}

/** A drawing on a page of this size, as markup that carries its own definitions. */
export const drawing = (width: number, height: number, draw: () => string): string =>
  onPage(width, height, () => withDefinitions(draw))

/** A whole SVG document; its ground is transparent. */
export function svgDocument(width: number, height: number, markup: string): string {
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${markup}</svg>`
}

/** `[offset 0..1, color, opacity 0..1]`; plain colors are spread evenly. */
export type Stop = string | readonly [offset: number, color: string, opacity?: number]

/** Stops written as `offset color opacity`, with commas between them. */
export const stops = (table: string): readonly Stop[] =>
  table.split(', ').map((stop) => {
    const [offset, color = '', opacity = '1'] = stop.split(' ')
    return [Number(offset), color, Number(opacity)]
  })

const VECTORS = { down: [0, 0, 0, 1], right: [0, 0, 1, 0], fall: [0, 0, 1, 1], rise: [0, 1, 1, 0] } as const

/** A named direction across the painted shape, or `[x1, y1, x2, y2]`. */
type Vector = keyof typeof VECTORS | readonly [x1: number, y1: number, x2: number, y2: number]

/** Definitions by id, and ids by content: equal definitions share one. */
class Definitions {
  readonly #ids = new Map<string, string>()
  readonly elements = new Map<string, string>()

  constructor(readonly prefix: string) {}

  add(element: (id: string) => string): string {
    const key = element('')
    const id = this.#ids.get(key) ?? `${this.prefix}${this.#ids.size}`
    if (!this.elements.has(id)) this.elements.set(id, element(id))
    this.#ids.set(key, id)
    return `url(#${id})`
  }
}

/** Of drawings that are made once, when their module loads; a picture's own are given up with it. */
const lasting = new Definitions('k')
let current = lasting

const define = (element: (id: string) => string) => current.add(element)

/** Markup together with the definitions that it refers to. */
export function withDefinitions(draw: () => string): string {
  const own = new Definitions('d')
  current = own
  try {
    const body = draw()
    const ids = new Set(Array.from(body.matchAll(/url\(#(\w+)\)/g), ([, id = '']) => id))
    const element = (id: string) => own.elements.get(id) ?? lasting.elements.get(id) ?? ''
    return `<defs>${Array.from(ids, element).join('')}</defs>${body}`
  } finally {
    current = lasting
  }
}

const stopElements = (stops: readonly Stop[]) =>
  stops
    .map((stop, i) => {
      const [offset, color, opacity = 1] =
        typeof stop === 'string' ? ([i / Math.max(1, stops.length - 1), stop] as const) : stop
      return `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`
    })
    .join('')

const linearIn = (units: string, vector: Vector, stops: readonly Stop[]) => {
  const [x1, y1, x2, y2] = typeof vector === 'string' ? VECTORS[vector] : vector
  const box = `${units}x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
  return define((id) => `<linearGradient id="${id}" ${box}>${stopElements(stops)}</linearGradient>`)
}

/** A linear gradient across the painted shape; numbers are shares of its box. */
export function linear(vector: Vector, ...stops: readonly Stop[]): string {
  return linearIn('', vector, stops)
}

/** A linear gradient between two points in user units. */
export function linearBetween(vector: Vector, ...stops: readonly Stop[]): string {
  return linearIn('gradientUnits="userSpaceOnUse" ', vector, stops)
}

/** A radial gradient; center and radius as shares of the painted shape's box. */
export function radial(center: readonly [cx: number, cy: number, r: number], ...stops: readonly Stop[]): string {
  const [cx, cy, r] = center
  const circle = `cx="${cx}" cy="${cy}" r="${r}"`
  return define((id) => `<radialGradient id="${id}" ${circle}>${stopElements(stops)}</radialGradient>`)
}

/** Blurs markup by `deviation` user units. */
export function blurred(markup: string, deviation: number): string {
  const filter = define(
    (id) =>
      `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  )
  return `<g filter="${filter}">${markup}</g>`
}

/** Clips markup to a shape: an element, or the data of a path. */
export function clipped(markup: string, shape: string): string {
  const outline = shape.startsWith('<') ? shape : `<path d="${shape}"/>`
  return `<g clip-path="${define((id) => `<clipPath id="${id}">${outline}</clipPath>`)}">${markup}</g>`
}
