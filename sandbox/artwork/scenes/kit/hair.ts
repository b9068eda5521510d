import { shade, tint } from './color'
import { blob, circle, ellipse, line, type Point, path } from './shapes'

export type Hair = 'long' | 'bun' | 'bob' | 'curly' | 'short' | 'fringe' | 'updo' | 'baby' | 'side' | 'tails'

const cap = (d: string, color: string): string =>
  path(d, color) + line('M-34 -46C-22 -60 -4 -66 16 -62', tint(color, 0.2), 6, { opacity: 0.5 })

const SIDE_PART =
  'M-55 22C-63 -30 -50 -80 2 -81C54 -80 63 -32 55 20C52 -8 40 -26 12 -46C-4 -26 -34 -18 -46 -4C-50 4 -52 12 -55 22Z'

const around = (
  count: number,
  from: number,
  to: number,
  rx: number,
  ry: number,
  r: number,
  color: string,
): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    return circle(Math.cos(angle) * rx, Math.sin(angle) * ry, r, i % 3 ? color : tint(color, 0.04))
  }).join('')

const LONG: readonly Point[] = [
  [-58, -14],
  [-45, -60],
  [0, -85],
  [47, -60],
  [60, -14],
  [64, 60],
  [78, 122],
  [52, 150],
  [0, 146],
  [-52, 150],
  [-76, 122],
  [-64, 60],
]

/** Hair behind neck and shoulders, for a head centered at (0, 0). */
export function backHair(hair: Hair, color: string): string {
  const dark = shade(color, 0.22)
  switch (hair) {
    case 'long':
      return blob(LONG, dark)
    case 'bob':
      return blob(
        [
          [-56, -14],
          [-40, -72],
          [0, -82],
          [42, -72],
          [58, -14],
          [68, 48],
          [48, 76],
          [-48, 76],
          [-66, 48],
        ],
        dark,
      )
    case 'bun':
      return (
        circle(8, -88, 32, color) +
        line('M-8 -98C2 -110 20 -110 30 -96', tint(color, 0.2), 5, { opacity: 0.6 }) +
        ellipse(0, -20, 56, 60, dark)
      )
    case 'updo':
      return (
        ellipse(0, -40, 70, 52, dark) +
        circle(0, -92, 28, color) +
        line('M-16 -100C-6 -114 10 -114 18 -102', tint(color, 0.25), 5)
      )
    case 'curly':
      return around(15, 140, 400, 62, 66, 27, dark)
    case 'tails':
      return (
        [-1, 1]
          .map(
            (side) =>
              blob(
                [
                  [side * 46, -40],
                  [side * 84, -54],
                  [side * 98, -10],
                  [side * 84, 34],
                  [side * 66, 10],
                ],
                color,
              ) + circle(side * 54, -36, 9, '#E4572E'),
          )
          .join('') + ellipse(0, -18, 55, 58, dark)
      )
    default:
      return ''
  }
}

/** Hair on top of the face. */
export function frontHair(hair: Hair, color: string): string {
  switch (hair) {
    case 'long':
      return cap(
        `${SIDE_PART}M-55 12C-62 46 -70 84 -78 118C-56 108 -46 60 -47 8ZM55 10C60 46 68 84 80 118C56 106 48 60 47 8Z`,
        color,
      )
    case 'bob':
      return cap(
        `${SIDE_PART}M-55 8C-64 30 -68 56 -60 72C-44 60 -44 20 -46 -2ZM55 8C64 30 68 56 60 72C44 60 44 20 46 -2Z`,
        color,
      )
    case 'bun':
    case 'side':
      return cap(SIDE_PART, color)
    case 'tails':
      return cap(
        'M-54 6C-60 -50 -36 -78 0 -78C36 -78 60 -50 54 6C48 -16 30 -34 0 -48C-30 -34 -48 -16 -54 6Z',
        color,
      )
    case 'updo':
      return cap(
        'M-56 4C-78 -34 -54 -86 0 -84C54 -86 78 -34 56 4C52 -18 36 -38 0 -48C-36 -38 -52 -18 -56 4Z',
        color,
      )
    case 'curly':
      return around(9, 196, 344, 50, 56, 21, color) + around(5, 226, 314, 30, 60, 20, tint(color, 0.03))
    case 'short':
      return cap(
        'M-53 2C-60 -46 -40 -76 2 -76C44 -76 60 -44 53 2C51 -14 47 -28 36 -38C10 -32 -18 -34 -38 -42C-47 -30 -51 -14 -53 2Z',
        color,
      )
    case 'fringe':
      return cap(
        'M-54 8C-62 -50 -38 -78 0 -78C38 -78 62 -50 54 8C51 -8 49 -18 45 -24C30 -20 10 -20 -4 -28C-20 -17 -36 -17 -44 -18C-48 -10 -52 -2 -54 8Z',
        color,
      )
    case 'baby':
      return path('M-26 -56C-16 -70 14 -74 28 -56C16 -60 4 -58 -2 -46C-8 -54 -16 -58 -26 -56Z', color)
  }
}
