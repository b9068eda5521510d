import { alpha, P, shade, tint } from './kit/color'
import { circle, ellipse, line, path, place, rect } from './kit/shapes'
import type { Sheet } from './kit/sheet'

/** A tiled wall from the top of the sheet to `height`. */
export function tiles(s: Sheet, height = 1000): string {
  const squares = Array.from({ length: 12 * Math.ceil(height / 140) }, (_, i) =>
    rect((i % 12) * 140 + 4, Math.floor(i / 12) * 140 + 4, 132, 132, alpha(P.white, i % 3 ? 0.28 : 0.42), 12),
  )
  return rect(0, 0, 1600, 1000, s.linear('down', '#BFE5DC', '#DDF2EA')) + squares.join('')
}

/** A white counter from `y` to the foot of the sheet. */
export function counter(s: Sheet, y: number): string {
  return rect(0, y, 1600, 1000 - y, s.linear('down', P.white, '#CFE4E1'))
}

/** A basin let into a counter at y = 0, with its tap behind. */
export function basin(s: Sheet): string {
  return (
    path(
      'M170 -10C170 -140 80 -170 50 -120L74 -110C90 -140 132 -130 132 -10Z',
      s.linear('right', P.white, '#9DBDC0'),
    ) +
    ellipse(0, 0, 320, 44, '#BFDAD8') +
    ellipse(0, 6, 280, 33, '#A9CCCC')
  )
}

/** A syringe without a needle, lying along y = 0, its tip to the left. */
export function syringe(s: Sheet): string {
  return (
    rect(-250, -8, 54, 16, tint(P.petrol200, 0.5), 8) +
    rect(120, -9, 190, 18, '#C9DEDE', 6) +
    rect(296, -44, 22, 88, P.petrol300, 8) +
    rect(-204, -38, 330, 76, s.linear('down', P.white, '#CFE6E4'), 14) +
    rect(-190, -26, 190, 52, alpha(P.mint300, 0.7), 8) +
    rect(-6, -32, 26, 64, P.petrol500, 6) +
    [-150, -110, -70, -30, 50, 90].map((x) => line(`M${x} -36V-16`, shade(P.petrol200, 0.1), 4)).join('') +
    rect(112, -62, 18, 124, P.petrol200, 8)
  )
}

/** A round clock centered at (0, 0); hands in minutes from twelve. */
export function clock(s: Sheet, hour: number, minute: number): string {
  return (
    circle(0, 0, 210, P.petrol500) +
    circle(0, 0, 184, s.linear('fall', P.white, P.ice)) +
    Array.from({ length: 12 }, (_, i) => place(rect(-5, -170, 10, 28, P.petrol300, 5), 0, 0, 1, i * 30)).join(
      '',
    ) +
    path(
      `M0 0L0 -150A150 150 0 0 1 ${150 * Math.sin(2.094)} ${-150 * Math.cos(2.094)}Z`,
      alpha(P.sun300, 0.75),
    ) +
    place(rect(-8, -104, 16, 116, P.petrol900, 8), 0, 0, 1, hour * 6) +
    place(rect(-6, -150, 12, 162, P.petrol700, 6), 0, 0, 1, minute * 6) +
    circle(0, 0, 16, P.coral400)
  )
}

/** An open notebook with a filled table, centered at (0, 0). */
export function notebook(s: Sheet): string {
  return (
    rect(-330, -230, 660, 460, shade(P.petrol500, 0.1), 24) +
    rect(-310, -214, 306, 428, s.linear('right', P.white, '#E6EEEA'), 12) +
    rect(4, -214, 306, 428, s.linear('right', '#E6EEEA', P.white), 12) +
    [-280, 34]
      .flatMap((x) => [-150, -90, -30, 30, 90, 150].map((y) => line(`M${x} ${y}H${x + 246}`, P.mint200, 5)))
      .join('') +
    [-170, -110, -50]
      .map((y) => line(`M-270 ${y}q14 -24 28 0t28 0t28 0M-150 ${y}q12 -24 24 0t24 0`, P.petrol700, 6))
      .join('') +
    line('M-76 -172l14 14l26 -30M-76 -112l14 14l26 -30', P.leaf500, 8)
  )
}
