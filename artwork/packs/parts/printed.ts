/** Parts that several packs share: wrapped labels, ridged caps, embossed lids. */
import { type Art, bend, markup, round, wrap } from '../../kit/art'
import { clipped } from '../../kit/paint'
import { lathe, type Ring, type Stand } from './lathe'
import { shading, sheen } from './materials'

/** Prints artwork (centered on x = 0, top at 0) on an upright cylinder from height `top` down to `bottom`, and lights it. */
export function wrappedLabel(
  art: Art,
  radius: number,
  top: number,
  bottom: number,
  stand: Stand,
  gloss = 0.22,
): string {
  const rings: Ring[] = [
    { r: radius, h: top },
    { r: radius, h: bottom },
  ]
  const [sin, cos] = [Math.sin(stand.tilt), Math.cos(stand.tilt)]
  const map = wrap(stand.cx, stand.base - top * cos, radius, radius * sin)
  const print = markup(bend(art, (u, v) => map(u, v * cos)))
  const outline = band(rings, stand)
  return (
    clipped(print, outline) +
    lathe(rings, stand, shading()) +
    lathe(rings, stand, sheen(gloss, 0.3)) +
    edges(rings, stand)
  )
}

/** The visible front of a straight piece of cylinder, as path data. */
function band([a, b]: readonly Ring[], { cx, base, tilt }: Stand): string {
  if (!a || !b) return ''
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  const y = (ring: Ring) => round(base - ring.h * cos)
  return `M${cx - b.r} ${y(b)}A${b.r} ${b.r * sin} 0 0 0 ${cx + b.r} ${y(b)}L${cx + a.r} ${y(a)}A${a.r} ${a.r * sin} 0 0 1 ${cx - a.r} ${y(a)}Z`
}

function edges([a, b]: readonly Ring[], { cx, base, tilt }: Stand): string {
  if (!a || !b) return ''
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  const arc = (ring: Ring, dy: number) =>
    `M${cx - ring.r} ${round(base - ring.h * cos + dy)}A${ring.r} ${ring.r * sin} 0 0 0 ${cx + ring.r} ${round(base - ring.h * cos + dy)}`
  return `<path d="${arc(a, 1.5)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/><path d="${arc(b, 0)}" fill="none" stroke="#04222A" stroke-opacity=".28" stroke-width="2"/>`
}

/** Vertical grooves on a cylinder between two heights. `count` is for the whole circumference. */
export function ridges(
  radius: number,
  top: number,
  bottom: number,
  count: number,
  stand: Stand,
  dark = 0.3,
  light = 0.22,
): string {
  const { cx, base, tilt } = stand
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  const step = (Math.PI * 2) / count
  let lines = ''
  for (let angle = step / 2 - Math.floor(1.46 / step) * step; angle < 1.46; angle += step) {
    const line = (at: number, color: string, alpha: number) => {
      const x = round(cx + radius * Math.sin(at))
      const sink = radius * sin * Math.cos(at)
      const width = round(Math.max(0.8, radius * step * 0.3 * Math.cos(at)))
      return `<path d="M${x} ${round(base - top * cos + sink)}L${x} ${round(base - bottom * cos + sink)}" stroke="${color}" stroke-opacity="${alpha}" stroke-width="${width}" stroke-linecap="round"/>`
    }
    lines += line(angle, '#02181D', dark) + line(angle - step * 0.3, '#fff', light)
  }
  return lines
}

/** Artwork pressed into a flat lid of height `h`: a light and a dark copy around a faint fill. */
export function embossed(art: Art, h: number, stand: Stand, ink: string): string {
  const y = stand.base - h * Math.cos(stand.tilt)
  const flat = (dx: number, dy: number, fill: string, opacity: number) =>
    markup(
      bend(art, (x, z) => [stand.cx + x + dx, y + z * Math.sin(stand.tilt) + dy]).map((s) => ({
        d: s.d,
        opacity,
        ...(s.stroke ? { stroke: fill, width: (s.width ?? 2) * 0.6 } : { fill }),
      })),
    )
  return flat(-1.5, -2, '#02181D', 0.5) + flat(1.5, 2.5, '#fff', 0.45) + flat(0, 0, ink, 0.9)
}
