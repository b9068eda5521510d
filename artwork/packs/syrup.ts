/** Syrup: amber glass bottle with a child-proof cap, carton and dosing cup. */
import { markup } from '../kit/art'
import { text } from '../kit/type'
import { box, type Size } from './parts/carton'
import { type Copy, panel } from './parts/label'
import { fade, groundShadow, lathe, profile, type Stand } from './parts/lathe'
import { glass, sheen, solid } from './parts/materials'
import { ridges, wrappedLabel } from './parts/printed'

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
