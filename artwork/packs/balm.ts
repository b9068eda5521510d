/** Baby balm: a soft standing tube with round shoulders, camomile on the ground. */
import { bend, ellipsePath, markup, round, roundRect } from '../kit/art'
import { lighten, mix, P } from '../kit/color'
import { clipped, linear } from '../kit/paint'
import { place, times } from '../kit/shapes'
import { text } from '../kit/type'
import { prop } from './nasal'
import { breeze, wordmark } from './parts/brand'
import { type Copy, inkOn } from './parts/label'
import { fade, groundShadow, lathe, profile, type Ring, type Stand, silhouette } from './parts/lathe'
import { shading, sheen, solid } from './parts/materials'
import { ridges } from './parts/printed'

const CAP = 190
const TOP = 1130

/** The tube narrows from a round foot to a flat seal: width grows a little while depth falls to nothing. */
const tubeRings = (r: number): Ring[] =>
  Array.from({ length: 41 }, (_, i) => {
    const t = i / 40
    const h = TOP - (TOP - CAP) * t
    const ease = t * t * (3 - 2 * t)
    return {
      r: r * (1.1 - 0.1 * ease - 0.02 * Math.sin(t * Math.PI)),
      h,
      depth: 0.05 + 0.95 * Math.min(1, ease * 1.15),
    }
  })

function print(r: number, { tone, line, lineColor, product, claim = '', scent = '', net, botanical = [] }: Copy) {
  const [w, h] = [r * 2.4, TOP - CAP]
  const x = -w / 2
  const ink = inkOn(tone)
  return [
    { d: roundRect(x, -20, w, h + 120), fill: linear('down', '#FFFDF6', '#FFF9E8') },
    { d: breeze(x, h * 0.56, w, h + 120, 54), fill: P.mint100 },
    { d: breeze(x, h * 0.61, w, h + 120, 58), fill: P.mint300, opacity: 0.8 },
    {
      d: breeze(x, h * 0.67, w, h + 120, 54),
      fill: linear('down', lighten(tone.main, 0.15), mix(tone.main, '#F2A93B', 0.25)),
    },
    ...text(line.toUpperCase(), 0, h * 0.185, {
      size: 30,
      weight: 700,
      tracking: 190,
      align: 'middle',
      fill: lineColor,
    }),
    ...wordmark(0, h * 0.3, { size: r * 0.33 }),
    ...text(product, 0, h * 0.385, { size: r * 0.25, weight: 700, align: 'middle', fill: P.petrol500 }),
    ...text(claim, 0, h * 0.435, { size: r * 0.1, weight: 500, align: 'middle', fill: '#35565C' }),
    { d: ellipsePath(r * 0.34, h * 0.63, 132), fill: '#FFFFFF' },
    ...place(botanical, r * 0.36, h * 0.625, 1.05),
    ...text(scent, -r * 0.74, h * 0.88, { size: r * 0.19, weight: 700, fill: ink }),
    ...text(net, -r * 0.74, h * 0.945, { size: r * 0.105, weight: 600, fill: ink }),
  ]
}

function seal(r: number, { cx, base, tilt }: Stand): string {
  const top = round(base - TOP * Math.cos(tilt))
  const lines = times(46, (i) => {
    const x = round(cx - r * 1.08 + (i / 45) * r * 2.16)
    return `M${x} ${top - 34}L${x} ${top + 22}`
  })
  return markup([
    { d: roundRect(cx - r * 1.1, top - 44, r * 2.2, 74, 10), fill: linear('down', '#FFFFFF', '#F5EFDE', '#FFFDF6') },
    { d: lines, stroke: '#BFB59A', width: 3, opacity: 0.55 },
    { d: `M${cx - r * 1.1} ${top + 32}L${cx + r * 1.1} ${top + 32}`, stroke: '#8E866E', width: 2.5, opacity: 0.4 },
  ])
}

export function tube(copy: Copy, stand: Stand): string {
  const r = 290
  const rings = tubeRings(r)
  const [sin, cos] = [Math.sin(stand.tilt), Math.cos(stand.tilt)]
  const top = stand.base - TOP * cos
  const art = bend(print(r, copy), (u, v) => {
    const sag =
      Math.sqrt(Math.max(0, 1 - Math.min(1, (u / (r * 1.15)) ** 2))) *
      r *
      sin *
      Math.min(1, (Math.max(0, v) / (TOP - CAP)) ** 1.5)
    return [stand.cx + u * 0.98, top + v * cos + sag * 0.8]
  })
  const cap = profile([0, CAP - 4], [r * 0.98, CAP - 4, 6], [r * 1.0, CAP - 14, 8], [r * 1.0, 26, 26], [r * 0.95, 0])
  const outline = silhouette(rings, stand)
  return (
    groundShadow(stand.cx, stand.base, r, stand.tilt) +
    lathe(cap, stand, solid(P.mint300, 0.45, 0.14)) +
    ridges(r, CAP - 30, 40, 96, stand, 0.12, 0.3) +
    fade(cap, stand, '#04222A', 0.24, 0, 50) +
    clipped(markup(art), outline) +
    lathe(rings, stand, shading(1.05)) +
    lathe(rings, stand, sheen(0.42, 0.2)) +
    fade(rings, stand, '#04222A', 0.16, CAP, CAP + 60) +
    seal(r, stand)
  )
}

export const balmPack = (copy: Copy, stand: Stand): string =>
  tube(copy, { ...stand, cx: 760 }) +
  prop(copy.botanical ?? [], 1120, stand.base - 90, 150, 6) +
  prop(copy.botanical ?? [], 450, stand.base - 6, 84, -24)
