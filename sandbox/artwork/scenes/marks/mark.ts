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
export const lettering = (line: string, x: number, y: number, style: TextStyle & { fill: string }): string =>
  text(line, x, y, style)
    .map((piece) => `<path d="${tidy(String(piece.d))}" fill="${style.fill}"/>`)
    .join('')

/** A complete SVG file. */
export const file = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`

export const mark = (
  id: string,
  title: string,
  description: string,
  width: number,
  height: number,
  body: string,
): Mark => ({
  id,
  title,
  description,
  width,
  height,
  svg: file(width, height, body),
})
