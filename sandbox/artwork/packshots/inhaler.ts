/** Nasal stick: a slim tube with a tapered nozzle, its cap beside it, the scent's plant on the ground. */
import { type Art, markup, place } from '../lib/art'
import { breeze, wordmark } from '../lib/brand'
import { darken, lighten, mix } from '../lib/color'
import { fade, lathe, profile, type Stand } from '../lib/lathe'
import { solid } from '../lib/materials'
import { linear } from '../lib/paint'
import { roundRect } from '../lib/path'
import { groundShadow } from '../lib/shadow'
import { text } from '../lib/type'
import { type Copy, inkOn } from './label'
import { ridges, wrappedLabel } from './parts'

/** Label that is read along the tube; the scent band closes it at the foot. */
function stickLabel(
  r: number,
  h: number,
  { tone, product, scent = '', net, botanical = [], lineColor }: Copy,
): Art {
  const [full, left] = [r * 3.16, -r * 1.58]
  const ink = inkOn(tone)
  const band = linear([
    [0, lighten(tone.main, 0.12)],
    [1, mix(tone.main, tone.deep, 0.18)],
  ])
  return [
    { d: roundRect(left, 0, full, h), fill: '#FCFEFE' },
    { d: roundRect(left, 0, full, h * 0.014), fill: lineColor },
    { d: breeze(left, h * 0.69, full, h, h * 0.04), fill: tone.pale },
    { d: breeze(left, h * 0.725, full, h, h * 0.045), fill: lighten(tone.main, 0.42) },
    { d: breeze(left, h * 0.765, full, h, h * 0.04), fill: band },
    ...place(
      [
        ...wordmark(0, 0, { size: r * 0.6 }),
        ...text(product, 0, r * 0.56, { size: r * 0.4, weight: 700, align: 'middle', fill: tone.deep }),
      ],
      r * 0.02,
      h * 0.335,
      1,
      -90,
    ),
    ...place(botanical, 0, h * 0.785, (r * 0.46) / 100),
    ...text(scent, 0, h * 0.935, { size: r * 0.3, weight: 700, align: 'middle', fill: ink }),
    ...text(net, 0, h * 0.972, { size: r * 0.16, weight: 600, align: 'middle', fill: ink }),
  ]
}

export function stick(copy: Copy, stand: Stand): string {
  const r = 158
  const body = profile([
    [r * 0.8, 872],
    [r, 862, 16],
    [r, 10, 16],
    [r * 0.95, 0],
  ])
  const neck = profile([
    [r * 0.72, 930],
    [r * 0.72, 860],
  ])
  const nozzle = profile([
    [0, 1140],
    [40, 1140],
    [92, 1122, 58],
    [104, 940, 40],
    [122, 926, 12],
    [122, 914],
  ])
  const hole = stand.base - 1139 * Math.cos(stand.tilt)
  return (
    groundShadow(stand.cx, stand.base, r, stand.tilt) +
    lathe(body, stand, solid('#F8FBFA', 0.4)) +
    wrappedLabel(stickLabel(r, 812, copy), r + 1, 838, 30, stand, 0.26) +
    fade(body, stand, '#04222A', 0.24, 0, 60) +
    lathe(neck, stand, solid('#E9F1EF', 0.3)) +
    ridges(r * 0.72, 912, 876, 60, stand, 0.16, 0.5) +
    lathe(nozzle, stand, solid('#FAFCFC', 0.45)) +
    fade(nozzle, stand, '#04222A', 0.14, 914, 980) +
    `<ellipse cx="${stand.cx}" cy="${hole}" rx="17" ry="${17 * Math.sin(stand.tilt) + 1}" fill="#16424A"/>`
  )
}

function stickCap(color: string, stand: Stand): string {
  const shell = profile([
    [0, 468],
    [104, 468, 30],
    [122, 420, 40],
    [146, 14, 10],
    [143, 0],
  ])
  return (
    groundShadow(stand.cx, stand.base, 142, stand.tilt) +
    lathe(shell, stand, solid(color, 0.55, 0.1)) +
    ridges(140, 150, 26, 84, stand, 0.2, 0.2) +
    fade(shell, stand, darken(color, 0.7), 0.4, 0, 70)
  )
}

/** The scent's plant on the ground; `drop` is how far below its middle it touches, as a share of `size`. */
export function prop(art: Art, x: number, base: number, size: number, turn = 0, drop = 0.82): string {
  return (
    groundShadow(x, base + size * drop, size * 0.95, 0.19, 0.34) +
    markup(place(art, x, base, size / 100, turn))
  )
}

export function inhalerPack(copy: Copy, stand: Stand): string {
  return (
    stick(copy, { ...stand, cx: 620 }) +
    stickCap(copy.tone.main, { ...stand, cx: 930, base: stand.base + 4 }) +
    prop(copy.botanical ?? [], 1150, stand.base - 46, 118)
  )
}
