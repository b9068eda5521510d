import { alpha, P, shade } from '../../kit/color'
import { linear } from '../../kit/paint'
import { circle, each, line, path, place, rect, times } from '../../kit/shapes'

/** A round clock centered at (0, 0); hands in minutes from twelve. */
export const clock = (hour: number, minute: number): string =>
  circle(0, 0, 210, P.petrol500) +
  circle(0, 0, 184, linear('fall', P.white, P.ice)) +
  times(12, (i) => place(rect(-5, -170, 10, 28, P.petrol300, 5), 0, 0, 1, i * 30)) +
  path(`M0 0L0 -150A150 150 0 0 1 ${150 * Math.sin(2.094)} ${-150 * Math.cos(2.094)}Z`, alpha(P.sun300, 0.75)) +
  place(rect(-8, -104, 16, 116, P.petrol900, 8), 0, 0, 1, hour * 6) +
  place(rect(-6, -150, 12, 162, P.petrol700, 6), 0, 0, 1, minute * 6) +
  circle(0, 0, 16, P.coral400)

/** An open notebook with a filled table, centered at (0, 0). */
export const notebook = (): string =>
  rect(-330, -230, 660, 460, shade(P.petrol500, 0.1), 24) +
  rect(-310, -214, 306, 428, linear('right', P.white, '#E6EEEA'), 12) +
  rect(4, -214, 306, 428, linear('right', '#E6EEEA', P.white), 12) +
  [-280, 34]
    .flatMap((x) => [-150, -90, -30, 30, 90, 150].map((y) => line(`M${x} ${y}H${x + 246}`, P.mint200, 5)))
    .join('') +
  each([-170, -110, -50], (y) => line(`M-270 ${y}q14 -24 28 0t28 0t28 0M-150 ${y}q12 -24 24 0t24 0`, P.petrol700, 6)) +
  line('M-76 -172l14 14l26 -30M-76 -112l14 14l26 -30', P.leaf500, 8)
