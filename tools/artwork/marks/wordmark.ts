import { P } from '../kit/color'
import { svgDocument } from '../kit/paint'
import { each } from '../kit/shapes'
import { type TextStyle, text, textWidth } from '../kit/type'

const tidy = (d: string): string => d.replace(/\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10))

/** A line of text as one path, baseline at `y`. */
export const lettering = (line: string, x: number, y: number, style: TextStyle & { fill: string }): string =>
  each(text(line, x, y, style), (piece) => `<path d="${tidy(piece.d)}" fill="${style.fill}"/>`)

/** A complete SVG file. */
export const svgFile = (width: number, height: number, body: string): string => `${svgDocument(width, height, body)}\n`

/** Two breeze curves that carry a mint leaf, in a 64 x 64 square. */
export const symbol = (leafColor: string, shadeColor: string, curve: string): string =>
  `<path d="M14 37C12 18 28 6 55 6C58 30 46 45 27 43C21 42.5 15 41 14 37Z" fill="${leafColor}"/>` +
  `<path d="M55 6C58 30 46 45 27 43C21 42.5 15.5 41.5 14 37C26 33 42 23 55 6Z" fill="${shadeColor}"/>` +
  `<path d="M4 50C15 41 24 41 34 47S52 53 61 44" fill="none" stroke="${curve}" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M14 60C22 54 29 54 36 57.5S48 60 53 57" fill="none" stroke="${curve}" stroke-width="4" stroke-linecap="round" opacity="0.6"/>`

const logo = (ink: string, leafColor: string, shadeColor: string, curve: string): string => {
  const style = { size: 43, weight: 700, tracking: -16, fill: ink } as const
  const dot = 74 + textWidth('Brı', style) - textWidth('ı', style) / 2
  return (
    `<g transform="translate(2 3)">${symbol(leafColor, shadeColor, curve)}</g>` +
    lettering('Brısamenta', 74, 51, style) +
    `<path transform="translate(${(dot - 4.2).toFixed(1)} 10.5)" d="M0 8C-0.5 2.5 4 -0.5 11 -0.5C12 6 8.5 10 3.5 9.5C1.5 9.3 0.2 9 0 8Z" fill="${leafColor}"/>`
  )
}

/** A round seal: mountains, mint and the year of foundation. */
function seal(): string {
  const { petrol700, mint300, mint100, sun300 } = P
  return (
    `<circle cx="80" cy="80" r="78" fill="${petrol700}"/><circle cx="80" cy="80" r="71" fill="none" stroke="${mint300}" stroke-width="1.5"/>` +
    `<clipPath id="c"><circle cx="80" cy="80" r="66"/></clipPath><g clip-path="url(#c)"><circle cx="98" cy="52" r="15" fill="${sun300}"/>` +
    `<path d="M6 100C26 88 36 78 46 66C52 60 56 74 62 70C68 62 72 34 79 34C86 34 88 64 95 70C102 64 106 54 113 56C122 60 130 84 156 96V112H6Z" fill="#5AA9AE"/>` +
    `<path d="M79 34C86 34 88 64 95 70C92 84 86 92 84 100C80 80 80 56 79 34Z" fill="${petrol700}" opacity="0.25"/>` +
    `<path d="M6 98C40 84 70 96 98 92S140 86 156 90V160H6Z" fill="${petrol700}"/><path d="M12 100C42 88 70 99 98 95S138 89 150 93" fill="none" stroke="${mint300}" stroke-width="2.5" stroke-linecap="round"/></g>` +
    lettering('desde', 80, 116, { size: 14, weight: 600, align: 'middle', tracking: 30, fill: mint300 }) +
    lettering('1894', 80, 139, { size: 25, weight: 800, align: 'middle', tracking: 10, fill: mint100 })
  )
}

/** The brand's own marks. */
export const brandMarks = {
  'mark-logo': logo(P.petrol700, '#3FB394', '#23907A', P.petrol500),
  'mark-logo-branco': logo(P.white, P.mint300, '#74CFB5', P.mint300),
  'mark-simbolo': symbol('#3FB394', '#23907A', P.petrol500),
  'mark-selo-petropolis': seal(),
}
