/** The brand's lettering and motifs: the wordmark with a mint leaf for the dot of its i, the leaf, the breeze. */
import type { Art } from '../../kit/art'
import { P } from '../../kit/color'
import { place } from '../../kit/shapes'
import { text, textWidth } from '../../kit/type'

/** Mint leaf that grows from the origin up to the right, about 100 units long. */
export const leaf = (fill: string = P.mint300, vein: string = P.white): Art => [
  { d: 'M0 0C-22 -36 -4 -88 84 -98C98 -40 60 14 0 0Z', fill },
  { d: 'M-8 12C14 -24 36 -50 66 -78', stroke: vein, width: 5.5 },
]

interface WordmarkStyle {
  size: number
  fill?: string
  leafFill?: string
  vein?: string
}

/** "Brisamenta", centered on `x` with its baseline at `y`. */
export function wordmark(x: number, y: number, style: WordmarkStyle): Art {
  const { size, fill = P.petrol700, leafFill = '#3FB79C', vein = P.white } = style
  const type = { size, weight: 800, tracking: -18, fill } as const
  const start = x - textWidth('Brısamenta', type) / 2
  const stem = start + textWidth('Brı', type) - textWidth('ı', type) / 2
  return [
    ...text('Brısamenta', start, y, type),
    ...place(leaf(leafFill, vein), stem - size * 0.035, y - size * 0.575, size * 0.0027, -8),
  ]
}

/** A breeze: an area below a long soft wave, from `y` (mean height of the edge) to `bottom`. */
export function breeze(x: number, y: number, width: number, bottom: number, lift: number): string {
  const at = (t: number) => x + width * t
  return `M${x} ${y + lift * 0.6}C${at(0.2)} ${y - lift * 1.1} ${at(0.38)} ${y - lift * 0.9} ${at(0.56)} ${y + lift * 0.1}C${at(0.72)} ${y + lift} ${at(0.86)} ${y + lift * 0.7} ${at(1)} ${y - lift * 0.7}L${at(1)} ${bottom}L${x} ${bottom}Z`
}
