/** Parts of flags in a 60 x 40 field. */
import { rows } from '../kit/curves'
import { each, times } from '../kit/shapes'

const box = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<path d="M${x} ${y}h${w}v${h}h-${w}z" fill="${fill}"/>`

/** Bands across a length; `shares` are their widths, `draw` gets each one's start and width. */
const stripes = (
  length: number,
  colors: readonly string[],
  shares: readonly number[],
  draw: (start: number, width: number, color: string) => string,
): string => {
  const total = shares.reduce((sum, share) => sum + share, 0)
  let start = 0
  return each(colors, (color, i) => {
    const width = ((shares[i] ?? 1) / total) * length
    const stripe = draw(Number(start.toFixed(2)), Number(width.toFixed(2)), color)
    start += width
    return stripe
  })
}

/** Horizontal bands from top to bottom. */
const bands = (colors: readonly string[], shares: readonly number[] = colors.map(() => 1)): string =>
  stripes(40, colors, shares, (y, height, color) => box(0, y, 60, height, color))

/** Vertical bands from left to right. */
const pales = (colors: readonly string[], shares: readonly number[] = colors.map(() => 1)): string =>
  stripes(60, colors, shares, (x, width, color) => box(x, 0, width, 40, color))

const disc = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`

/** A star with `points` rays; `inner` is the inner radius as a share of the outer. */
function star(cx: number, cy: number, r: number, fill: string, points = 5, inner = 0.382): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points - Math.PI / 2
    const radius = i % 2 ? r * inner : r
    return `${(cx + Math.cos(angle) * radius).toFixed(2)} ${(cy + Math.sin(angle) * radius).toFixed(2)}`
  })
  return `<path d="M${corners.join('L')}Z" fill="${fill}"/>`
}

/** The Union Flag in a box of `w` by `h` at the origin. */
const union = (w: number, h: number, id: string): string =>
  `<clipPath id="${id}"><path d="M0 0h${w}v${h}h-${w}z"/></clipPath><g clip-path="url(#${id})">` +
  `<path d="M0 0h${w}v${h}h-${w}z" fill="#012169"/><path d="M0 0L${w} ${h}M${w} 0L0 ${h}" stroke="#FFF" stroke-width="${h / 5}"/><path d="M0 0L${w} ${h}M${w} 0L0 ${h}" stroke="#C8102E" stroke-width="${h / 12}"/>` +
  `<path d="M${w / 2} 0V${h}M0 ${h / 2}H${w}" stroke="#FFF" stroke-width="${h / 3}"/><path d="M${w / 2} 0V${h}M0 ${h / 2}H${w}" stroke="#C8102E" stroke-width="${h / 5}"/></g>`

const W = '#FFFFFF'
const sunRays = (cx: number, cy: number, r: number, fill: string, count = 16): string =>
  star(cx, cy, r, fill, count, 0.55) + disc(cx, cy, r * 0.55, fill)
const trigram = (x: number, y: number, turn: number, broken: readonly boolean[]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" stroke="#000" stroke-width="1.5">${each(broken, (b, i) => `<path d="${b ? `M-4 ${i * 2.3 - 2.3}h3.6M0.4 ${i * 2.3 - 2.3}h3.6` : `M-4 ${i * 2.3 - 2.3}h8`}"/>`)}</g>`
const wheel = times(
  12,
  (i) => `<path d="M30 15.2V24.8" transform="rotate(${i * 15} 30 20)" stroke="#06038D" stroke-width="0.5"/>`,
)
const maple =
  '<path d="M30 8L32 12.5L35 11L34.2 17L37 14.6L37.9 16.5L41.5 15.9L40.3 19.3L42 20.4L36.5 25L37.2 27L30.7 26.2V32H29.3V26.2L22.8 27L23.5 25L18 20.4L19.7 19.3L18.5 15.9L22.1 16.5L23 14.6L25.8 17L25 11L28 12.5Z" fill="#D52B1E"/>'
const crux = (color: string, edge = ''): string =>
  each(
    rows('45,8,2.4 39.5,18,2.4 50.5,15,2.4 45,31,2.6'),
    ([x, y, r]) => (edge ? star(x, y, r + 1, edge) : '') + star(x, y, r, color, edge ? 5 : 7, edge ? 0.382 : 0.5),
  )

/** Flags for the country selector, simplified, 60 x 40. */
export const flags = {
  'flag-br': `${box(0, 0, 60, 40, '#009C3B')}<path d="M30 4L56 20L30 36L4 20Z" fill="#FFDF00"/>${disc(30, 20, 8.5, '#002776')}<path d="M21.9 17.8C28 16.5 34.5 18.5 38.2 22.5" fill="none" stroke="#FFF" stroke-width="1.6"/>`,
  'flag-ar': bands(['#74ACDF', W, '#74ACDF']) + sunRays(30, 20, 5, '#F6B40E'),
  'flag-cl': bands([W, '#D52B1E']) + box(0, 0, 20, 20, '#0039A6') + star(10, 10, 5, W),
  'flag-co': bands(['#FCD116', '#003893', '#CE1126'], [2, 1, 1]),
  'flag-mx': `${pales(['#006847', W, '#CE1126'])}<path d="M25.5 22.5C27 26 33 26 34.5 22.5" fill="none" stroke="#5C8A3A" stroke-width="1.5"/><path d="M27 18C28 14.5 32 14 33.5 17C32.5 18 33 20 31.5 21.5L28.5 21C29 19.5 28 18.5 27 18Z" fill="#8A5A2B"/>`,
  'flag-pe': pales(['#D91023', W, '#D91023']),
  'flag-uy':
    bands([W, '#0038A8', W, '#0038A8', W, '#0038A8', W, '#0038A8', W]) +
    box(0, 0, 22, 22.22, W) +
    sunRays(11, 11, 7, '#FCD116'),
  'flag-us':
    bands(Array.from({ length: 13 }, (_, i) => (i % 2 ? W : '#B22234'))) +
    box(0, 0, 24, 21.54, '#3C3B6E') +
    times(20, (i) => star(3.2 + (i % 5) * 4.4, 3.2 + Math.floor(i / 5) * 5, 1.5, W)),
  'flag-ca': pales(['#D52B1E', W, '#D52B1E'], [1, 2, 1]) + maple,
  'flag-pt': `${pales(['#006600', '#FF0000'], [2, 3])}${disc(24, 20, 7.5, '#FFE000')}<path d="M20 15.5H28V21A4 4 0 0 1 20 21Z" fill="#FF0000"/><path d="M21.8 17.2H26.2V20.8A2.2 2.2 0 0 1 21.8 20.8Z" fill="#FFF"/>`,
  'flag-es': `${bands(['#AA151B', '#F1BF00', '#AA151B'], [1, 2, 1])}<path d="M15 16H22V21.5A3.5 3.5 0 0 1 15 21.5Z" fill="#AA151B"/><path d="M16 13.8H21L20.4 15.6H16.6Z" fill="#AA151B"/>`,
  'flag-fr': pales(['#0055A4', W, '#EF4135']),
  'flag-de': bands(['#000000', '#DD0000', '#FFCE00']),
  'flag-it': pales(['#008C45', '#F4F9FF', '#CD212A']),
  'flag-gb': union(60, 40, 'u'),
  'flag-pl': bands([W, '#DC143C']),
  'flag-nl': bands(['#AE1C28', W, '#21468B']),
  'flag-ie': pales(['#169B62', W, '#FF883E']),
  'flag-jp': box(0, 0, 60, 40, W) + disc(30, 20, 12, '#BC002D'),
  'flag-kr': `${box(0, 0, 60, 40, W)}<g transform="rotate(33.7 30 20)">${disc(30, 20, 10, '#CD2E3A')}<path d="M20 20A5 5 0 0 0 30 20A5 5 0 0 1 40 20A10 10 0 0 1 20 20Z" fill="#0047A0"/></g>${trigram(14, 9.5, -56, [false, false, false])}${trigram(46, 30.5, -56, [true, true, true])}${trigram(46, 9.5, 56, [true, false, true])}${trigram(14, 30.5, 56, [false, true, false])}`,
  'flag-in': `${bands(['#FF9933', W, '#138808'])}<circle cx="30" cy="20" r="5" fill="none" stroke="#06038D" stroke-width="1"/>${wheel}`,
  'flag-au': `${box(0, 0, 60, 40, '#012169')}${union(30, 20, 'u')}${star(15, 30, 5.5, W, 7, 0.45)}${crux(W)}${star(48.5, 21.5, 1.4, W)}`,
  'flag-nz': `${box(0, 0, 60, 40, '#012169')}${union(30, 20, 'u')}${crux('#C8102E', W)}`,
  'flag-za': `${bands(['#E03C31', '#001489'])}<path d="M0 0L30 20L0 40M30 20H60" fill="none" stroke="#FFF" stroke-width="13.3"/><path d="M0 0L30 20L0 40Z" fill="#FFB81C"/><path d="M0 0L28 20L0 40M28 20H60" fill="none" stroke="#007749" stroke-width="8"/><path d="M0 9L16.5 20L0 31Z" fill="#FFB81C"/><path d="M0 11.8L12.3 20L0 28.2Z" fill="#000"/>`,
  'flag-ng': pales(['#008753', W, '#008753']),
  'flag-eg': `${bands(['#CE1126', W, '#000000'])}<path d="M30 15L31.5 17L35 16V23L32 24.5H28L25 23V16L28.5 17Z" fill="#C09300"/>`,
  'flag-ke': `${bands(['#000000', W, '#BB0000', W, '#006600'], [6, 1, 6, 1, 6])}<path d="M22 8L38 32M38 8L22 32" stroke="#FFF" stroke-width="1.2"/><path d="M30 8C36 14 36 26 30 32C24 26 24 14 30 8Z" fill="#BB0000"/><path d="M26.5 13.5C27.8 17.5 27.8 22.5 26.5 26.5C25 22.5 25 17.5 26.5 13.5ZM33.5 13.5C32.2 17.5 32.2 22.5 33.5 26.5C35 22.5 35 17.5 33.5 13.5Z" fill="#000"/><path d="M30 13V27" stroke="#FFF" stroke-width="1.6"/>`,
  'flag-ph': `${bands(['#0038A8', '#CE1126'])}<path d="M0 0L34.6 20L0 40Z" fill="#FFF"/>${sunRays(11.5, 20, 6.5, '#FCD116', 8)}${star(3.5, 6.5, 2, '#FCD116')}${star(3.5, 33.5, 2, '#FCD116')}${star(29, 20, 2, '#FCD116')}`,
}
