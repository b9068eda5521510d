import { alpha, P, SKIN, shade, tint } from '../../kit/color'
import { linear } from '../../kit/paint'
import { blob, circle, each, ellipse, line, path, place, rect, times } from '../../kit/shapes'
import { leaf } from './botany'

/** A cot seen from above, 760 x 1160, centered at (0, 0): a flat mattress with its sheet, and nothing else. */
export const cot = (): string =>
  rect(-396, -586, 792, 1196, alpha(P.petrol900, 0.12), 70) +
  rect(-400, -600, 800, 1190, linear('right', tint(P.wood100, 0.25), P.wood100, shade(P.wood100, 0.12)), 64) +
  times(
    9,
    (i) => rect(-392, -486 + i * 118, 40, 26, P.wood300, 10) + rect(352, -486 + i * 118, 40, 26, P.wood300, 10),
  ) +
  rect(-340, -540, 680, 1070, linear('down', P.white, P.ice, P.mint100), 46) +
  rect(-322, -522, 644, 1034, 'none', 36, { stroke: alpha(P.petrol300, 0.35), 'stroke-width': 5 }) +
  line('M-300 -470C-270 -500 -240 -504 -200 -506M300 -470C270 -500 240 -504 200 -506', alpha(P.petrol300, 0.4), 5)

/** A baby asleep on its back in a sleeping bag, arms up, face free; the middle of the head at (0, 0), about 640 high. */
export function babyOnBack(skin: string = SKIN[2], bag: string = P.sun200): string {
  const hair = '#2A1B16'
  const armUp = (side: 1 | -1) =>
    path(`M${side * 92} 170C${side * 150} 150 ${side * 190} 90 ${side * 176} 26`, 'none', {
      stroke: P.mint300,
      'stroke-width': 66,
      'stroke-linecap': 'round',
    }) +
    circle(side * 174, 4, 37, linear('down', tint(skin, 0.12), skin)) +
    line(`M${side * 160} -16Q${side * 174} -4 ${side * 188} -16`, shade(skin, 0.2), 4)
  return (
    ellipse(6, 390, 176, 262, alpha(P.petrol900, 0.07)) +
    armUp(-1) +
    armUp(1) +
    blob(
      '0,112 96,128 132,200 150,340 186,500 150,600 0,632 -150,600 -186,500 -150,340 -132,200 -96,128',
      linear('right', tint(bag, 0.45), bag, shade(bag, 0.1)),
    ) +
    path('M-58 116Q0 176 58 116Q40 98 0 98Q-40 98 -58 116Z', P.mint300) +
    line('M0 164V470', shade(bag, 0.18), 6) +
    each([210, 270, 330, 390], (y) => circle(0, y, 7, P.white)) +
    leaf(-96, 470, 70, -20, P.mint500) +
    leaf(50, 540, 62, 14, P.leaf300) +
    leaf(48, 330, 46, -30, P.mint500) +
    ellipse(-106, 10, 17, 24, shade(skin, 0.06)) +
    ellipse(106, 10, 17, 24, shade(skin, 0.06)) +
    blob(
      '0,-112 76,-92 110,-22 100,52 56,104 0,114 -56,104 -100,52 -110,-22 -76,-92',
      linear('right', tint(skin, 0.14), skin, shade(skin, 0.05)),
    ) +
    path(
      'M-50 -100C-34 -124 -4 -126 8 -110C22 -124 50 -116 56 -98C36 -104 20 -96 12 -84C4 -98 -22 -108 -50 -100Z',
      hair,
    ) +
    ellipse(-62, 46, 24, 17, alpha(P.coral400, 0.32)) +
    ellipse(62, 46, 24, 17, alpha(P.coral400, 0.32)) +
    ellipse(0, 34, 13, 9, alpha(P.coral400, 0.34)) +
    line('M-64 10Q-46 26 -28 10M28 10Q46 26 64 10', '#3B2A2A', 6) +
    line('M-62 -26Q-46 -34 -30 -28M30 -28Q46 -34 62 -26', alpha(hair, 0.6), 5) +
    line('M-16 66Q0 78 16 66', shade(P.coral600, 0.1), 6) +
    place(line('M-6 26Q0 34 6 26', shade(skin, 0.3), 4), 0, 0)
  )
}
