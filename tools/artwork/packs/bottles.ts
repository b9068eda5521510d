/** Bottles and sticks, each with its carton: syrup, nasal and throat spray, inhaler. */
import { type Art, ellipsePath, markup, roundRect } from '../kit/art'
import { darken, lighten, mix } from '../kit/color'
import { linear, stops } from '../kit/paint'
import { place } from '../kit/shapes'
import { text } from '../kit/type'
import { breeze, leaf, wordmark } from './parts/brand'
import { box, type Size } from './parts/carton'
import { type Copy, inkOn, panel, ridges, wrappedLabel } from './parts/label'
import { fade, groundShadow, lathe, profile, type Stand } from './parts/lathe'
import { glass, sheen, solid } from './parts/materials'

export function syrupBottle(copy: Copy, cap: string, stand: Stand): string {
  const [r, h] = [224, 690]
  const body = profile([96, h + 186], [98, h + 120, 16], [112, h + 90, 40], [r, h - 20, 120], [r, 22, 34], [r * 0.9, 0])
  const inner = profile([r * 0.62, h + 40], [r * 0.92, h - 34, 90], [r * 0.92, 40, 30], [r * 0.8, 22])
  const lid = profile([0, h + 344], [114, h + 344, 14], [126, h + 330, 12], [128, h + 168, 8], [124, h + 162])
  return (
    groundShadow(stand.cx, stand.base, r, stand.tilt) +
    lathe(body, stand, glass('#C9741C', '#4A1C04', 1, 1)) +
    lathe(inner, stand, glass('#8F420C', '#3A1403', 0.72, 0.5)) +
    lathe(body, stand, sheen(0.75, 0.13)) +
    wrappedLabel(panel(r * 1.84, 490, copy, { bleed: r * 3.16 }), r + 1, 556, 66, stand) +
    fade(body, stand, '#200A00', 0.5, 0, 64) +
    fade(body, stand, '#200A00', 0.5, h + 180, h + 90) +
    lathe(lid, stand, solid(cap, 0.6, 0.14)) +
    ridges(127, h + 310, h + 182, 88, stand) +
    fade(lid, stand, '#02181D', 0.35, h + 162, h + 200)
  )
}

/** Clear dosing cup with a little syrup in it; marks in milliliters. */
function dosingCup(stand: Stand, syrup: string): string {
  const { cx, base, tilt } = stand
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  const wall = profile([132, 190, 4], [129, 182], [112, 8, 8], [106, 0])
  const dose = profile([115, 84], [108, 14, 8], [98, 8])
  const y = (h: number) => base - h * cos
  const oval = (r: number, h: number, rest: string) =>
    `<ellipse cx="${cx}" cy="${y(h)}" rx="${r}" ry="${r * sin}" ${rest}/>`
  const mark = (h: number, ml: string) =>
    `<path d="M${cx - 60} ${y(h) + 118 * sin * 0.86}q18 3 36 4" stroke="#0B5560" stroke-width="3.5" fill="none" opacity=".75"/>` +
    markup(text(ml, cx - 14, y(h) + 118 * sin + 6, { size: 25, weight: 700, fill: '#0B5560' }))
  return (
    groundShadow(cx, base, 112, tilt, 0.7) +
    oval(131, 190, 'fill="#E9F5F3" fill-opacity=".55"') +
    lathe(dose, stand, glass(syrup, '#6A2C05', 0.85, 0.96)) +
    oval(115, 84, `fill="${syrup}" fill-opacity=".9"`) +
    oval(104, 82, 'fill="#FFC36B" fill-opacity=".35"') +
    lathe(wall, stand, glass('#FFFFFF', '#8FB8B8', 0.12, 0.66)) +
    lathe(wall, stand, sheen(0.9, 0.07)) +
    oval(131, 190, 'fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".95"') +
    oval(134, 190, 'fill="none" stroke="#7DA5A7" stroke-width="1.5" stroke-opacity=".7"') +
    mark(50, '5 ml') +
    mark(104, '10 ml')
  )
}

export const SYRUP_BOX: Size = [530, 1010, 370]

export function syrupPack(copy: Copy, cap: string, stand: Stand): string {
  const { tilt } = stand
  return (
    box(copy, SYRUP_BOX, { x: 760, base: 1372, tilt }) +
    syrupBottle(copy, cap, { cx: 1000, base: 1440, tilt }) +
    dosingCup({ cx: 1340, base: 1466, tilt }, '#B5641A')
  )
}

/** Swivel arm that points to the left from `(x, y)`, `length` long. */
function arm(x: number, y: number, length: number, accent: string): string {
  const tube = linear('down', [0, '#DCE8E6'], [0.2, '#FFFFFF'], [0.5, '#F1F6F5'], [0.85, '#B9CCCB'], [1, '#9DB5B6'])
  const tip = linear(
    'down',
    ...stops(`0 ${lighten(accent, 0.25)}, 0.25 ${lighten(accent, 0.5)}, 0.6 ${accent}, 1 ${darken(accent, 0.35)}`),
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

/** Label that is read along the tube; the scent band closes it at the foot. */
function stickLabel(r: number, h: number, copy: Copy): Art {
  const { tone, product, scent = '', net, botanical = [], lineColor, kind, ages } = copy
  const [full, left] = [r * 3.16, -r * 1.58]
  const ink = inkOn(tone)
  const band = linear('down', lighten(tone.main, 0.12), mix(tone.main, tone.deep, 0.18))
  const name = text(product, 0, r * 0.5, { size: r * 0.4, weight: 700, align: 'middle', fill: tone.deep })
  const small = { size: r * 0.15, weight: 600, align: 'middle', fill: '#35565C' } as const
  const whose = text(`${kind} · ${ages.toLowerCase()}`, 0, r * 0.76, small)
  return [
    { d: roundRect(left, 0, full, h), fill: '#FCFEFE' },
    { d: roundRect(left, 0, full, h * 0.014), fill: lineColor },
    { d: breeze(left, h * 0.69, full, h, h * 0.04), fill: tone.pale },
    { d: breeze(left, h * 0.725, full, h, h * 0.045), fill: lighten(tone.main, 0.42) },
    { d: breeze(left, h * 0.765, full, h, h * 0.04), fill: band },
    ...place([...wordmark(0, 0, { size: r * 0.6 }), ...name, ...whose], -r * 0.06, h * 0.335, 1, -90),
    ...place(botanical, 0, h * 0.785, (r * 0.46) / 100),
    ...text(scent, 0, h * 0.935, { size: r * 0.3, weight: 700, align: 'middle', fill: ink }),
    ...text(net, 0, h * 0.972, { size: r * 0.16, weight: 600, align: 'middle', fill: ink }),
  ]
}

export function stick(copy: Copy, stand: Stand): string {
  const r = 158
  const body = profile([r * 0.8, 872], [r, 862, 16], [r, 10, 16], [r * 0.95, 0])
  const neck = profile([r * 0.72, 930], [r * 0.72, 860])
  const nozzle = profile([0, 1140], [40, 1140], [92, 1122, 58], [104, 940, 40], [122, 926, 12], [122, 914])
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
  const shell = profile([0, 468], [104, 468, 30], [122, 420, 40], [146, 14, 10], [143, 0])
  return (
    groundShadow(stand.cx, stand.base, 142, stand.tilt) +
    lathe(shell, stand, solid(color, 0.55, 0.1)) +
    ridges(140, 150, 26, 84, stand, 0.2, 0.2) +
    fade(shell, stand, darken(color, 0.7), 0.4, 0, 70)
  )
}

/** The scent's plant on the ground; `drop` is how far below its middle it touches, as a share of `size`. */
export const prop = (art: Art, x: number, base: number, size: number, turn = 0, drop = 0.82): string =>
  groundShadow(x, base + size * drop, size * 0.95, 0.19, 0.34) + markup(place(art, x, base, size / 100, turn))

export const inhalerPack = (copy: Copy, stand: Stand): string =>
  stick(copy, { ...stand, cx: 620 }) +
  stickCap(copy.tone.main, { ...stand, cx: 930, base: stand.base + 4 }) +
  prop(copy.botanical ?? [], 1150, stand.base - 46, 118)

/** White pump with a wing for the fingers; `from` is the height at which it sits, `s` its scale. */
function nasalPump(stand: Stand, from: number, s: number, accent: string): string {
  const up = (h: number) => from + h * s
  const collar = profile([0, up(74)], [118 * s, up(74), 10], [124 * s, up(64), 8], [124 * s, up(0)])
  const wings = profile(
    [0, up(126)],
    [126 * s, up(126)],
    [150 * s, up(120), 10],
    [150 * s, up(98), 10],
    [60 * s, up(84)],
    [60 * s, up(70)],
  )
  const nozzle = profile(
    [0, up(420)],
    [20 * s, up(420)],
    [34 * s, up(408), 14],
    [44 * s, up(300), 60],
    [58 * s, up(160), 30],
    [100 * s, up(124)],
  )
  return (
    lathe(collar, stand, solid(accent, 0.4)) +
    ridges(124 * s, up(60), up(8), 72, stand) +
    lathe(wings, stand, solid('#F4F8F7', 0.3)) +
    fade(wings, stand, '#04222A', 0.3, up(70), up(112)) +
    lathe(nozzle, stand, solid('#F8FBFA', 0.4)) +
    fade(nozzle, stand, '#04222A', 0.2, up(122), up(190)) +
    `<ellipse cx="${stand.cx}" cy="${stand.base - up(419) * Math.cos(stand.tilt)}" rx="${7 * s}" ry="${2.4 * s}" fill="${darken('#8AA5A5', 0.4)}"/>`
  )
}

export function nasalBottle(copy: Copy, stand: Stand, s = 1): string {
  const r = 176 * s
  const h = 640 * s
  const body = profile([120 * s, h + 6], [124 * s, h - 18 * s, 20], [r, h - 84 * s, 66], [r, 18 * s, 24], [r * 0.93, 0])
  return (
    groundShadow(stand.cx, stand.base, r, stand.tilt) +
    lathe(body, stand, solid('#F7FBFA', 0.35)) +
    wrappedLabel(panel(r * 1.86, h - 216 * s, copy, { bleed: r * 3.16 }), r + 1, h - 156 * s, 46 * s, stand, 0.32) +
    fade(body, stand, '#04222A', 0.22, 0, 44 * s) +
    fade(body, stand, '#04222A', 0.3, h, h - 60 * s) +
    nasalPump(stand, h - 6, s, copy.tone.main)
  )
}

/** Clear cap that stands beside the bottle. */
function clearCap(stand: Stand, s: number): string {
  const shell = profile([0, 372 * s], [70 * s, 372 * s, 40], [84 * s, 300 * s, 60], [122 * s, 0])
  return (
    groundShadow(stand.cx, stand.base, 118 * s, stand.tilt, 0.5) +
    lathe(shell, stand, glass('#EAF6FA', '#5F9AAA', 0.3, 0.9)) +
    lathe(shell, stand, sheen(0.9, 0.07))
  )
}

const NASAL_BOX: Size = [520, 980, 330]

/** @param s scale of the bottle: the one for children holds less */
export function nasalPack(copy: Copy, stand: Stand, s = 1.12): string {
  const { tilt } = stand
  return (
    box(copy, NASAL_BOX, { x: 800, base: 1400, tilt }) +
    nasalBottle(copy, { cx: 1030, base: 1452, tilt }, s) +
    clearCap({ cx: 1330, base: 1486, tilt }, s * 0.8)
  )
}
