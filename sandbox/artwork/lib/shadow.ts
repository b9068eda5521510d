/** Soft shadows on the ground, in petrol, without filters: sums of radial gradients. */

import { radial, type Stop } from './paint'
import { palette } from './palette'
import { ellipse } from './path'

function pool(strength: number) {
  const stops: Stop[] = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    return [t, palette.petrol900, strength * Math.exp(-4 * t * t) * (1 - t * t)]
  })
  return radial(stops)
}

function spot(cx: number, cy: number, rx: number, ry: number, strength: number): string {
  const paint = pool(strength)
  return `<defs>${paint.def}</defs><path d="${ellipse(cx, cy, rx, ry)}" fill="${paint.ref}"/>`
}

/**
 * Shadow of an object that stands at `(cx, y)` and is `half` wide to each side: a dark line of contact, a near pool and
 * a wide one that falls to the right, away from the key light.
 */
export function groundShadow(cx: number, y: number, half: number, tilt = 0.2, strength = 1): string {
  const sink = half * Math.sin(tilt)
  return (
    spot(cx + half * 0.28, y + sink * 0.35, half * 1.6, sink * 1.75 + 22, 0.24 * strength) +
    spot(cx + half * 0.1, y + sink * 0.3, half * 1.32, sink * 1.45 + 14, 0.42 * strength) +
    spot(cx, y + sink * 0.25, half * 1.12, sink * 1.2 + 6, 0.62 * strength)
  )
}
