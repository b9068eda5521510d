/** Throat spray: tinted bottle, pump with a swivel arm, carton. */
import { ellipsePath, markup, roundRect } from '../kit/art'
import { darken, lighten } from '../kit/color'
import { linear } from '../kit/paint'
import { place } from '../kit/shapes'
import { leaf } from './parts/brand'
import { box, type Size } from './parts/carton'
import { type Copy, panel } from './parts/label'
import { fade, groundShadow, lathe, profile, type Stand } from './parts/lathe'
import { glass, sheen, solid } from './parts/materials'
import { ridges, wrappedLabel } from './parts/printed'

/** Swivel arm that points to the left from `(x, y)`, `length` long. */
function arm(x: number, y: number, length: number, accent: string): string {
  const tube = linear('down', [0, '#DCE8E6'], [0.2, '#FFFFFF'], [0.5, '#F1F6F5'], [0.85, '#B9CCCB'], [1, '#9DB5B6'])
  const tip = linear(
    'down',
    [0, lighten(accent, 0.25)],
    [0.25, lighten(accent, 0.5)],
    [0.6, accent],
    [1, darken(accent, 0.35)],
  )
  return markup([
    { d: roundRect(x - length, y - 21, length + 40, 42, 12), fill: tube },
    { d: roundRect(x - length - 22, y - 27, 62, 54, 16), fill: tip },
    { d: ellipsePath(x - length - 19, y, 4, 8), fill: '#12343A' },
  ])
}

export function throatBottle(copy: Copy, stand: Stand): string {
  const [r, h] = [196, 690]
  const { tone } = copy
  const body = profile([104, h + 30], [108, h - 6, 16], [r, h - 78, 90], [r, 24, 30], [r * 0.92, 0])
  const collar = profile([0, h + 104], [106, h + 104, 12], [116, h + 92, 10], [118, h + 4])
  const head = profile([0, h + 248], [60, h + 248, 18], [78, h + 232, 18], [84, h + 120, 10], [84, h + 96])
  const y = stand.base - (h + 186) * Math.cos(stand.tilt)
  return (
    groundShadow(stand.cx, stand.base, r, stand.tilt) +
    lathe(body, stand, glass(lighten(tone.main, 0.12), tone.deep, 1, 1)) +
    lathe(body, stand, sheen(0.75, 0.13)) +
    wrappedLabel(panel(r * 1.84, 460, copy, { bleed: r * 3.16 }), r + 1, 522, 62, stand) +
    fade(body, stand, '#04161B', 0.4, 0, 60) +
    lathe(collar, stand, solid('#F4F8F7', 0.4)) +
    ridges(117, h + 84, h + 14, 80, stand, 0.18, 0.5) +
    lathe(head, stand, solid('#F8FBFA', 0.42)) +
    fade(head, stand, '#04222A', 0.25, h + 96, h + 140) +
    arm(stand.cx - 40, y, 250, tone.main) +
    markup(place(leaf(tone.main, '#fff'), stand.cx - 4, y + 34, 0.42))
  )
}

const THROAT_BOX: Size = [500, 960, 330]

export const throatPack = (copy: Copy, { tilt }: Stand): string =>
  box(copy, THROAT_BOX, { x: 720, base: 1380, tilt }) + throatBottle(copy, { cx: 1120, base: 1440, tilt })
