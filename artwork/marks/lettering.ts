import { svgDocument } from '../kit/paint'
import { each } from '../kit/shapes'
import { type TextStyle, text } from '../kit/type'

const tidy = (d: string): string => d.replace(/\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10))

/** A line of text as one path, baseline at `y`. */
export const lettering = (line: string, x: number, y: number, style: TextStyle & { fill: string }): string =>
  each(text(line, x, y, style), (piece) => `<path d="${tidy(piece.d)}" fill="${style.fill}"/>`)

/** A complete SVG file. */
export const svgFile = (width: number, height: number, body: string): string => `${svgDocument(width, height, body)}\n`
