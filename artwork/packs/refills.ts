/** Vapor refills: carton with a window band, a stack of pads and a sealed pad. */
import { type Art, ellipsePath } from '../kit/art'
import { lighten, mix } from '../kit/color'
import { place } from '../kit/shapes'
import { prop } from './nasal'
import { leaf } from './parts/brand'
import { box, type Size } from './parts/carton'
import type { Copy } from './parts/label'
import { fade, groundShadow, lathe, profile, type Stand } from './parts/lathe'
import { solid } from './parts/materials'
import { embossed } from './parts/printed'
import { sachet } from './tea'

/** Felt speckles on the pad's top. */
const felt = (r: number): Art =>
  Array.from({ length: 90 }, (_, i) => {
    const [angle, reach] = [i * 2.39996, Math.sqrt(i / 90) * r * 0.86]
    return { d: ellipsePath(reach * Math.cos(angle), reach * Math.sin(angle), 3.2, 2.2), fill: '#ffffff' }
  })

function pad(color: string, stand: Stand, r: number): string {
  const body = profile([0, 54], [r * 0.9, 54, 20], [r, 44, 14], [r, 8, 12], [r * 0.94, 0])
  return (
    lathe(body, stand, solid(color, 0.06, 0.4)) +
    embossed(felt(r), 54, stand, lighten(color, 0.25)) +
    embossed(place(leaf(), -r * 0.34, r * 0.3, r * 0.0066), 54, stand, mix(color, '#0B5560', 0.22)) +
    fade(body, stand, '#04222A', 0.25, 0, 26)
  )
}

/** Three pads in a pile that stands at `(x, base)`. */
export function padStack({ tone }: Copy, x: number, base: number): string {
  const color = lighten(tone.main, 0.5)
  const pads = [0, 1, 2].map((i) => pad(color, { cx: x + (i % 2) * 8 - 4, base: base - i * 50, tilt: 0.4 }, 168))
  return groundShadow(x, base, 170, 0.4) + pads.join('')
}

export const REFILL_BOX: Size = [760, 720, 300]

export const refillPack = (copy: Copy, { tilt }: Stand): string =>
  box(copy, REFILL_BOX, { x: 940, base: 1240, tilt }) +
  sachet({ ...copy, net: '1 refil' }, 1010, 1392, -7, 0.8) +
  padStack(copy, 1310, 1404) +
  prop(copy.botanical ?? [], 500, 1318, 120, 66, 0.45)
