import { alpha, P } from '../../kit/color'
import { linear } from '../../kit/paint'
import { ellipse, line, path, rect, times } from '../../kit/shapes'

/** A tiled wall from the top of the sheet to `height`. */
export function tiles(height = 1000): string {
  const squares = times(12 * Math.ceil(height / 140), (i) =>
    rect((i % 12) * 140 + 4, Math.floor(i / 12) * 140 + 4, 132, 132, alpha(P.white, i % 3 ? 0.28 : 0.42), 12),
  )
  return rect(0, 0, 1600, 1000, linear('down', '#BFE5DC', '#DDF2EA')) + squares
}

/** A shower behind glass with its water running, 560 x 860, from its upper left corner. */
export const shower = (x: number, y: number): string =>
  rect(x, y, 560, 860, alpha(P.white, 0.45), 16) +
  line(`M${x + 540} ${y + 60}V${y}H${x + 280}V${y + 90}`, '#9DBDC0', 18) +
  path(`M${x + 190} ${y + 130}Q${x + 280} ${y + 60} ${x + 370} ${y + 130}Z`, '#9DBDC0') +
  times(9, (i) =>
    line(`M${x + 204 + i * 19} ${y + 150}L${x + 160 + i * 30} ${y + 800}`, alpha('#8FC6CF', 0.8), 5, {
      'stroke-dasharray': '34 22',
    }),
  ) +
  rect(x, y, 560, 860, 'none', 16, { stroke: '#9DBDC0', 'stroke-width': 12 })

/** The slats of a vent that is never closed, 220 x 130. */
export const vent = (x: number, y: number): string =>
  rect(x, y, 220, 130, linear('down', P.white, '#CFE4E1'), 12) +
  times(4, (i) => rect(x + 22, y + 22 + i * 24, 176, 12, '#8FB3B4', 6))

/** A white counter from `y` to the foot of the sheet. */
export const counter = (y: number): string => rect(0, y, 1600, 1000 - y, linear('down', P.white, '#CFE4E1'))

/** A basin let into a counter at y = 0, with its tap behind. */
export const basin = (): string =>
  path('M170 -10C170 -140 80 -170 50 -120L74 -110C90 -140 132 -130 132 -10Z', linear('right', P.white, '#9DBDC0')) +
  ellipse(0, 0, 320, 44, '#BFDAD8') +
  ellipse(0, 6, 280, 33, '#A9CCCC')
