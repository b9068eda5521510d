import { type TextStyle, text } from '../../lib/type'

/** A vector mark: its file is `{id}.svg`; texts are pt-BR. */
export interface Mark {
  id: string
  title: string
  description: string
  width: number
  height: number
  svg: string
}

const tidy = (d: string): string =>
  d.replace(/\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10))

/** A line of text as one path, baseline at `y`. */
export function lettering(line: string, x: number, y: number, style: TextStyle & { fill: string }): string {
  return text(line, x, y, style)
    .map((piece) => `<path d="${tidy(String(piece.d))}" fill="${style.fill}"/>`)
    .join('')
}

/** A complete SVG file. */
export function file(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`
}

export function mark(
  id: string,
  title: string,
  description: string,
  width: number,
  height: number,
  body: string,
): Mark {
  return {
    id,
    title,
    description,
    width,
    height,
    svg: file(width, height, body),
  }
}
