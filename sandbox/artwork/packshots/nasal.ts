/** Saline nasal spray: white bottle with a nasal pump, and its carton. */
import { darken } from '../lib/color'
import { fade, lathe, profile, type Stand } from '../lib/lathe'
import { glass, sheen, solid } from '../lib/materials'
import { groundShadow } from '../lib/shadow'
import { box, type Size } from './box'
import { type Copy, panel } from './label'
import { ridges, wrappedLabel } from './parts'

/** White pump with a wing for the fingers; `from` is the height at which it sits, `s` its scale. */
function nasalPump(stand: Stand, from: number, s: number, accent: string): string {
  const up = (h: number) => from + h * s
  const collar = profile([
    [0, up(74)],
    [118 * s, up(74), 10],
    [124 * s, up(64), 8],
    [124 * s, up(0)],
  ])
  const wings = profile([
    [0, up(126)],
    [126 * s, up(126)],
    [150 * s, up(120), 10],
    [150 * s, up(98), 10],
    [60 * s, up(84)],
    [60 * s, up(70)],
  ])
  const nozzle = profile([
    [0, up(420)],
    [20 * s, up(420)],
    [34 * s, up(408), 14],
    [44 * s, up(300), 60],
    [58 * s, up(160), 30],
    [100 * s, up(124)],
  ])
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
  const body = profile([
    [120 * s, h + 6],
    [124 * s, h - 18 * s, 20],
    [r, h - 84 * s, 66],
    [r, 18 * s, 24],
    [r * 0.93, 0],
  ])
  return (
    groundShadow(stand.cx, stand.base, r, stand.tilt) +
    lathe(body, stand, solid('#F7FBFA', 0.35)) +
    wrappedLabel(
      panel(r * 1.86, h - 216 * s, copy, { bleed: r * 3.16 }),
      r + 1,
      h - 156 * s,
      46 * s,
      stand,
      0.32,
    ) +
    fade(body, stand, '#04222A', 0.22, 0, 44 * s) +
    fade(body, stand, '#04222A', 0.3, h, h - 60 * s) +
    nasalPump(stand, h - 6, s, copy.tone.main)
  )
}

/** Clear cap that stands beside the bottle. */
function clearCap(stand: Stand, s: number): string {
  const shell = profile([
    [0, 372 * s],
    [70 * s, 372 * s, 40],
    [84 * s, 300 * s, 60],
    [122 * s, 0],
  ])
  return (
    groundShadow(stand.cx, stand.base, 118 * s, stand.tilt, 0.5) +
    lathe(shell, stand, glass('#EAF6FA', '#5F9AAA', 0.3, 0.9)) +
    lathe(shell, stand, sheen(0.9, 0.07))
  )
}

const NASAL_BOX: Size = [520, 980, 330]

export function nasalPack(copy: Copy, stand: Stand): string {
  const { tilt } = stand
  return (
    box(copy, NASAL_BOX, { x: 800, base: 1400, tilt }) +
    nasalBottle(copy, { cx: 1030, base: 1452, tilt }, 1.12) +
    clearCap({ cx: 640, base: 1486, tilt }, 0.9)
  )
}
