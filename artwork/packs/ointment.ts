/** The ointment's three sizes and two scents. */
import { ellipsePath, markup } from '../kit/art'
import { darken, lighten, P } from '../kit/color'
import { linear } from '../kit/paint'
import { prop } from './nasal'
import { wordmark } from './parts/brand'
import { pomada } from './parts/copy'
import { type Copy, panel } from './parts/label'
import { fade, groundShadow, lathe, profile, type Stand } from './parts/lathe'
import { glass, sheen, solid } from './parts/materials'
import { embossed, ridges, wrappedLabel } from './parts/printed'

interface JarOptions {
  copy: Copy
  lid: string
  /** Outer radius and height of the glass, user units. */
  radius: number
  height: number
}

export function jar({ copy, lid, radius: r, height: h }: JarOptions, stand: Stand): string {
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
    lathe(body, stand, glass('#E9F6F3', '#6E9C99', 1, 1)) +
    lathe(fill, stand, solid('#F3F8F4', 0.05)) +
    lathe(body, stand, glass('#D8EFEA', '#4F8583', 0.16, 0.62)) +
    lathe(body, stand, sheen(0.85, 0.06)) +
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
    [0, '#fff', 0.34],
    [0.3, '#fff', 0.16],
    [0.55, '#fff', 0.02],
    [0.8, '#fff', 0.05],
    [1, '#fff', 0.12],
  )
  return markup([{ d: ellipsePath(cx, base - h * Math.cos(tilt), r, r * Math.sin(tilt)), fill: light }])
}

function rim(r: number, h: number, { cx, base, tilt }: Stand, color: string): string {
  const y = base - h * Math.cos(tilt)
  return `<ellipse cx="${cx}" cy="${y}" rx="${r}" ry="${r * Math.sin(tilt)}" fill="none" stroke="${color}" stroke-opacity=".45" stroke-width="3"/><path d="M${cx - r} ${y + 3}A${r} ${r * Math.sin(tilt)} 0 0 0 ${cx + r} ${y + 3}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.5"/>`
}

const sizes = {
  '12 g': { radius: 400, height: 400 },
  '30 g': { radius: 520, height: 560 },
  '50 g': { radius: 520, height: 760 },
}

type OintmentSize = keyof typeof sizes

const stand: Stand = { cx: 800, base: 1330, tilt: 0.24 }

export function ointmentJar(scent: 'original' | 'lavanda', net: OintmentSize, at: Stand): string {
  const lid = scent === 'lavanda' ? '#7B63B8' : P.petrol700
  return jar({ copy: pomada(scent, net), lid, ...sizes[net] }, at)
}

/** The jar with its plant; the smallest one has most of it, so that it reads as small. */
export function ointment(scent: 'original' | 'lavanda', net: OintmentSize): string {
  const plant = pomada(scent, net).botanical ?? []
  const small = net === '12 g'
  const x = small ? 1350 : 1410
  return ointmentJar(scent, net, stand) + prop(plant, x, stand.base + (small ? -40 : -10), small ? 180 : 135, 10)
}
