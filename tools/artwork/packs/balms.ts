/** The ointment, a squat glass jar with a ridged screw lid, and the baby balm, a soft standing tube. */
import { bend, ellipsePath, markup, round, roundRect } from '../kit/art'
import { darken, lighten, mix, P } from '../kit/color'
import { clipped, linear, stops } from '../kit/paint'
import { place, times } from '../kit/shapes'
import { text } from '../kit/type'
import { prop } from './bottles'
import { breeze, wordmark } from './parts/brand'
import { copyOf } from './parts/copy'
import { type Copy, classOf, embossed, inkOn, lineName, panel, ridges, wrappedLabel } from './parts/label'
import { fade, groundShadow, lathe, profile, type Ring, type Stand, silhouette } from './parts/lathe'
import { glass, shading, sheen, solid } from './parts/materials'

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

function print(r: number, copy: Copy) {
  const { tone, line, lineColor, product, claim = '', scent = '', net, botanical = [] } = copy
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
    ...lineName(line, 0, h * 0.185, 30, lineColor),
    ...wordmark(0, h * 0.3, { size: r * 0.33 }),
    ...text(product, 0, h * 0.385, { size: r * 0.25, weight: 700, align: 'middle', fill: P.petrol500 }),
    ...text(claim, 0, h * 0.435, { size: r * 0.1, weight: 500, align: 'middle', fill: '#35565C' }),
    { d: ellipsePath(r * 0.34, h * 0.63, 132), fill: '#FFFFFF' },
    ...place(botanical, r * 0.36, h * 0.625, 1.05),
    ...text(scent, -r * 0.74, h * 0.865, { size: r * 0.19, weight: 700, fill: ink }),
    ...text(net, -r * 0.74, h * 0.945, { size: r * 0.105, weight: 600, fill: ink }),
    ...classOf(copy, r * 0.84, h * 0.955, r * 0.09, ink),
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

interface JarOptions {
  copy: Copy
  lid: string
  /** Outer radius and height of the jar, user units. */
  radius: number
  height: number
  /** Of white plastic that is recycled in part, instead of clear glass. */
  isPlastic?: boolean
}

function jar({ copy, lid, radius: r, height: h, isPlastic }: JarOptions, stand: Stand): string {
  const body = profile(
    [r * 0.9, h + 14],
    [r * 0.91, h - 12, 10],
    [r, h - 40, 26],
    [r, 26, 28],
    [r * 0.9, 0, 26],
    [r * 0.8, 0],
  )
  const fill = profile([r * 0.86, h], [r * 0.93, h - 50, 40], [r * 0.93, 64, 60], [r * 0.8, 40])
  const label = panel(r * 1.82, h - 130, copy, { bleed: r * 3.16 })
  return (
    groundShadow(stand.cx, stand.base, r, stand.tilt) +
    (isPlastic
      ? lathe(body, stand, solid('#E6EEE8', 0.16, 0.3))
      : lathe(body, stand, glass('#E9F6F3', '#6E9C99', 1, 1)) +
        lathe(fill, stand, solid('#F3F8F4', 0.05)) +
        lathe(body, stand, glass('#D8EFEA', '#4F8583', 0.16, 0.62)) +
        lathe(body, stand, sheen(0.85, 0.06))) +
    wrappedLabel(label, r + 2, h - 68, 62, stand) +
    fade(body, stand, '#04222A', 0.34, 0, 70) +
    fade(body, stand, '#04222A', 0.4, h + 10, h - 60) +
    screwLid(r * 1.015, h - 2, h * 0.5, lid, stand)
  )
}

/** Ridged lid from height `from`, `tall` high, with the wordmark pressed into its top. */
function screwLid(r: number, from: number, tall: number, color: string, stand: Stand): string {
  const top = from + tall
  const shell = profile(
    [0, top - 5],
    [r * 0.86, top - 5],
    [r * 0.885, top, 5],
    [r * 0.945, top, 30],
    [r, top - 34, 26],
    [r, from, 10],
    [r * 0.97, from],
  )
  const mark = wordmark(0, r * 0.07, { size: r * 0.3 })
  return (
    lathe(shell, stand, solid(color, 0.62, 0.16)) +
    ridges(r, top - 44, from + 26, 112, stand) +
    fade(shell, stand, '#02181D', 0.4, from, from + 60) +
    glow(r * 0.86, top - 5, stand) +
    embossed(mark.slice(0, 2), top - 5, stand, lighten(color, 0.22)) +
    rim(r * 0.86, top - 4, stand, darken(color, 0.5))
  )
}

/** Softbox mirrored in the flat top. */
function glow(r: number, h: number, { cx, base, tilt }: Stand): string {
  const light = linear(
    [0, 0.1, 1, 0.7],
    ...stops('0 #fff 0.34, 0.3 #fff 0.16, 0.55 #fff 0.02, 0.8 #fff 0.05, 1 #fff 0.12'),
  )
  return markup([{ d: ellipsePath(cx, base - h * Math.cos(tilt), r, r * Math.sin(tilt)), fill: light }])
}

function rim(r: number, h: number, { cx, base, tilt }: Stand, color: string): string {
  const y = base - h * Math.cos(tilt)
  return `<ellipse cx="${cx}" cy="${y}" rx="${r}" ry="${r * Math.sin(tilt)}" fill="none" stroke="${color}" stroke-opacity=".45" stroke-width="3"/><path d="M${cx - r} ${y + 3}A${r} ${r * Math.sin(tilt)} 0 0 0 ${cx + r} ${y + 3}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.5"/>`
}

/** By what is inside: radius and height, and what the jar is made of. */
const sizes: Readonly<Record<string, Pick<JarOptions, 'radius' | 'height' | 'isPlastic'>>> = {
  '12 g': { radius: 400, height: 400 },
  '30 g': { radius: 520, height: 560 },
  '50 g': { radius: 520, height: 760, isPlastic: true },
}

const stand: Stand = { cx: 800, base: 1330, tilt: 0.24 }

/** @param name a pack of the ointment, as `copyOf` takes it */
export function ointmentJar(name: string, at: Stand): string {
  const copy = copyOf(name)
  const size = sizes[copy.net]
  if (!size) throw new Error(`no jar of ${copy.net}`)
  const lid = copy.scent === 'Lavanda' ? '#7B63B8' : P.petrol700
  return jar({ copy, lid, ...size }, at)
}

/** The jar with its plant; the smallest one has most of it, so that it reads as small. */
export function ointment(name: string): string {
  const { botanical = [], net } = copyOf(name)
  const small = net === '12 g'
  const x = small ? 1350 : 1410
  return ointmentJar(name, stand) + prop(botanical, x, stand.base + (small ? -40 : -10), small ? 180 : 135, 10)
}
