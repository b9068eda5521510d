/**
 * Text as outlines, so that a picture needs no font on the machine that renders it and can bend around a label.
 * `figtree.json` holds outlines and kerning of Figtree (SIL Open Font License), taken from the variable
 * font in @fontsource-variable/figtree at weights 500 to 800; 1000 units an em, y downward.
 */
import { type Art, mapPath } from './art'
import figtree from './figtree.json'

export type Weight = 500 | 600 | 700 | 800

export interface TextStyle {
  size: number
  weight?: Weight
  fill?: string
  align?: 'start' | 'middle' | 'end'
  /** Extra space between letters, in thousandths of an em. */
  tracking?: number
}

interface Face {
  glyphs: Record<string, (string | number)[]>
  kern: Record<string, number>
}

const faces: Record<Weight, Face> = {
  500: figtree['500'],
  600: figtree['600'],
  700: figtree['700'],
  800: figtree['800'],
}

/** Width of a line of text in user units. */
export function textWidth(text: string, { size, weight = 600, tracking = 0 }: TextStyle): number {
  return layout(text, weight, tracking).width * (size / 1000)
}

function layout(text: string, weight: Weight, tracking: number) {
  const face = faces[weight]
  const glyphs: { d: string; x: number }[] = []
  let x = 0
  let previous = ''
  for (const letter of text) {
    const glyph = face.glyphs[letter]
    if (!glyph) throw new Error(`no outline for "${letter}" in "${text}"`)
    x += face.kern[previous + letter] ?? 0
    glyphs.push({ d: String(glyph[1]), x })
    x += Number(glyph[0]) + tracking
    previous = letter
  }
  return { glyphs, width: x - tracking }
}

/** One line of text with its baseline at `y`. */
export function text(line: string, x: number, y: number, style: TextStyle): Art {
  const { size, weight = 600, fill = '#06343B', align = 'start', tracking = 0 } = style
  const { glyphs, width } = layout(line, weight, tracking)
  const scale = size / 1000
  const start = x - (align === 'middle' ? width / 2 : align === 'end' ? width : 0) * scale
  const d = glyphs
    .map((glyph) => mapPath(glyph.d, (px, py) => [start + (glyph.x + px) * scale, y + py * scale], 1e9))
    .join('')
  return [{ d, fill }]
}
