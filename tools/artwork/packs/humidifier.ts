/** Humidifiers with a plume of mist: a slim one for adults, a sleepy drop with leaf ears for children. */
import { type Art, ellipsePath, markup } from '../kit/art'
import { darken, lighten, P } from '../kit/color'
import { blurred, linear } from '../kit/paint'
import { each, place } from '../kit/shapes'
import { leaf, wordmark } from './parts/brand'
import { fade, groundShadow, lathe, profile, type Stand } from './parts/lathe'
import { glass, sheen, solid } from './parts/materials'

/** Mist that leaves the spout at `(x, y)` and drifts to the right; `s` is its scale. */
export function mist(x: number, y: number, s: number): string {
  const puffs = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    const px = x + (40 * Math.sin(i * 1.9) * t + 150 * t ** 1.7) * s
    return { x: px, y: y - 420 * t * s, r: (20 + 92 * t ** 0.8) * s, alpha: 1 - t ** 1.4 }
  })
  const layer = (color: string, alpha: number, grow: number) =>
    each(
      puffs,
      (p) =>
        `<circle cx="${p.x}" cy="${p.y}" r="${p.r * grow}" fill="${color}" fill-opacity="${(alpha * p.alpha).toFixed(3)}"/>`,
    )
  return blurred(layer('#A9CDD3', 0.34, 1.06), 26 * s) + blurred(layer('#EEF6F7', 0.6, 0.8), 20 * s)
}

const button = (x: number, y: number, r: number, color: string): Art => [
  { d: ellipsePath(x, y, r), fill: linear('down', darken(color, 0.35), lighten(color, 0.5)) },
  { d: ellipsePath(x, y, r * 0.86), fill: linear('down', lighten(color, 0.4), color) },
]

/** @param isOn whether mist leaves it */
export function adultHumidifier(stand: Stand, isOn = true): string {
  const { cx, base, tilt } = stand
  const r = 300
  const foot = profile([r * 0.985, 330], [r, 318, 10], [r, 60, 90], [r * 0.86, 0, 20], [r * 0.8, 0])
  const ring = profile([r * 1.004, 350], [r * 1.004, 322])
  const tank = profile([r * 0.62, 900], [r * 0.86, 842, 110], [r * 0.97, 560, 120], [r * 0.985, 350])
  const water = profile([r * 0.9, 640], [r * 0.93, 520, 60], [r * 0.94, 352])
  const top = profile([0, 934], [88, 934], [104, 930, 6], [r * 0.5, 926, 30], [r * 0.66, 890, 30], [r * 0.66, 872])
  const spout = profile([56, 980], [66, 978, 6], [88, 924])
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  const waterTop = base - 640 * cos
  const spoutY = base - 980 * cos
  return (
    groundShadow(cx, base, r * 0.96, tilt) +
    lathe(foot, stand, solid('#F7FAF9', 0.35, 0.18)) +
    fade(foot, stand, '#04222A', 0.26, 0, 80) +
    lathe(ring, stand, solid(P.petrol500, 0.5)) +
    lathe(tank, stand, glass('#E6F6F3', '#7FB9B4', 0.78, 0.95)) +
    lathe(water, stand, glass('#8FD3CB', '#2F8C8C', 0.6, 0.75)) +
    `<ellipse cx="${cx}" cy="${waterTop}" rx="${r * 0.9}" ry="${r * 0.9 * sin}" fill="#C9F0EA" fill-opacity=".75" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>` +
    lathe(tank, stand, sheen(0.85, 0.07)) +
    lathe(top, stand, solid('#F8FBFA', 0.4)) +
    lathe(spout, stand, solid('#EAF2F0', 0.4)) +
    `<ellipse cx="${cx}" cy="${spoutY}" rx="56" ry="${56 * sin}" fill="#3C6468"/>` +
    (isOn ? mist(cx, spoutY - 6, 1.12) : '') +
    markup([
      ...wordmark(cx, base - 172, { size: 62 }),
      ...button(cx, base - 66, 30, P.mint300),
      ...place(leaf('#0B5560'), cx - 10, base - 54, 0.24),
    ])
  )
}

function face(cx: number, y: number): Art {
  const line = { stroke: P.petrol700, width: 10 }
  return [
    { d: `M${cx - 118} ${y}C${cx - 104} ${y + 30} ${cx - 70} ${y + 30} ${cx - 56} ${y}`, ...line },
    { d: `M${cx + 56} ${y}C${cx + 70} ${y + 30} ${cx + 104} ${y + 30} ${cx + 118} ${y}`, ...line },
    { d: `M${cx - 28} ${y + 52}C${cx - 18} ${y + 74} ${cx + 18} ${y + 74} ${cx + 28} ${y + 52}`, ...line, width: 9 },
    { d: ellipsePath(cx - 140, y + 56, 38, 26), fill: '#F5A08C', opacity: 0.5 },
    { d: ellipsePath(cx + 140, y + 56, 38, 26), fill: '#F5A08C', opacity: 0.5 },
  ]
}

/** @param isOn whether mist leaves it */
export function infantHumidifier(stand: Stand, isOn = true): string {
  const { cx, base, tilt } = stand
  const body = profile([60, 812], [130, 770, 60], [356, 560, 330], [388, 210, 210], [300, 8, 150], [200, 0])
  const foot = profile([250, 46], [278, 34, 12], [276, 6, 8], [262, 0])
  const spout = profile([46, 838], [58, 836, 6], [72, 800])
  const y = base - 836 * Math.cos(tilt)
  const ear = (side: 1 | -1): Art =>
    place(leaf(linear('rise', '#3FB79C', '#A9E6D3'), '#E3F6F0'), cx + side * 150, base - 690, 2.1, side > 0 ? 18 : -108)
  return (
    groundShadow(cx, base, 320, tilt) +
    markup([...ear(-1), ...ear(1)]) +
    lathe(foot, stand, solid('#5DB79F', 0.35)) +
    lathe(body, { ...stand, base: base - 26 }, solid('#9FDCCB', 0.4, 0.26)) +
    fade(body, { ...stand, base: base - 26 }, '#0B5560', 0.3, 0, 150) +
    lathe(spout, { ...stand, base: base - 26 }, solid('#F8FBFA', 0.4)) +
    `<ellipse cx="${cx}" cy="${y - 26}" rx="46" ry="${46 * Math.sin(tilt)}" fill="#3C6468"/>` +
    markup([...face(cx, base - 380), ...wordmark(cx, base - 150, { size: 58 })]) +
    (isOn ? mist(cx, y - 34, 0.98) : '')
  )
}
