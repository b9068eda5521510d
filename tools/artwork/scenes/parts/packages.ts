import { alpha, P, shade, tint } from '../../kit/color'
import { linear } from '../../kit/paint'
import { ellipse, line, path, place, polygon, rect, times } from '../../kit/shapes'
import { chamomile } from './botany'

/** The baby balm: a soft tube standing on its cap on y = 0, about 150 x 330. */
export const balmTube = (): string =>
  rect(-66, -70, 132, 70, linear('right', tint(P.mint300, 0.4), P.mint300, shade(P.mint300, 0.2)), 16) +
  path(
    'M-82 -326L82 -326C84 -240 74 -140 70 -66L-70 -66C-74 -140 -84 -240 -82 -326Z',
    linear('right', P.white, P.cream, shade(P.cream, 0.12)),
  ) +
  path('M-77 -190C-30 -216 20 -160 77 -196L70 -66L-70 -66Z', linear('down', P.mint100, P.mint200)) +
  path('M-74 -150C-30 -176 30 -124 73 -152L70 -66L-70 -66Z', linear('down', P.sun200, P.sun300)) +
  rect(-86, -344, 172, 26, linear('down', P.white, P.sand), 6) +
  line(
    times(14, (i) => `M${-78 + i * 12} -340V-324`),
    shade(P.sand, 0.12),
    2,
  ) +
  rect(-40, -284, 80, 12, P.petrol700, 6) +
  rect(-28, -258, 56, 9, P.petrol300, 5) +
  place(chamomile(), 4, -134, 0.52) +
  line('M-62 -300C-64 -240 -60 -170 -56 -110', P.white, 8, { opacity: 0.7 })

/** The cup that comes with a syrup, a dose in it and its marks, standing on y = 0, about 190 x 190. */
export const dosingCup = (): string =>
  ellipse(0, -4, 78, 12, alpha(P.petrol900, 0.14)) +
  polygon('-96,-190 96,-190 74,-4 -74,-4', alpha(P.white, 0.5)) +
  polygon('-84,-90 84,-90 73,-8 -73,-8', linear('right', tint(P.amber, 0.25), P.amber, shade(P.amber, 0.18))) +
  ellipse(0, -90, 84, 13, tint(P.amber, 0.35)) +
  line('M-84 -90H-42M-88 -122H-56M-92 -154H-56M-80 -58H-52', P.petrol700, 6) +
  ellipse(0, -190, 96, 15, alpha(P.white, 0.45), { stroke: P.white, 'stroke-width': 6 }) +
  line('M-96 -190L-74 -6Q0 8 74 -6L96 -190', alpha(P.petrol500, 0.4), 4) +
  line('M66 -172L54 -30', P.white, 9, { opacity: 0.75 })
