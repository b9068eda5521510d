/** The printed system of the range: one panel for labels and cartons, with breeze, scent band and botanical. */
import { type Art, bend, ellipsePath, markup, round, roundRect, type Shape, wrap } from '../../kit/art'
import { darken, lighten, mix, P, rgb, type Tone } from '../../kit/color'
import { clipped, linear, radial } from '../../kit/paint'
import { place } from '../../kit/shapes'
import { text, textWidth, type Weight } from '../../kit/type'
import { breeze, wordmark } from './brand'
import { lathe, profile, type Ring, type Stand } from './lathe'
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
  const rings = profile([radius, top], [radius, bottom])
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

export interface Copy {
  /** Line of the range, printed in capitals above the wordmark. */
  line: string
  lineColor: string
  product: string
  claim?: string
  scent?: string
  net: string
  /** What it is by law, such as a medicine or a cosmetic, and for whom. */
  kind: string
  ages: string
  /** Of those below that age, where a doctor decides. */
  younger?: string
  /** Active ingredients of a medicine. */
  actives?: readonly string[]
  /** Kinds of what is inside, where there are several. */
  parts?: readonly string[]
  tone: Tone
  botanical?: Art
  /** Ground of the panel; white when left out. */
  paper?: string
}

interface PanelOptions {
  /** Full width of the printed ground, for labels that run around a body; `width` when left out. */
  bleed?: number
  /** Height of the breeze's edge as a share of the panel's height. */
  edge?: number
}

const luminance = (color: string) => {
  const [r, g, b] = rgb(color)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** White, or a dark shade of the tone where white could not be read. */
export const inkOn = (tone: Tone) => (luminance(tone.main) > 0.62 ? darken(tone.deep, 0.4) : P.white)

/** Name of the line of the range, centered on `x`, in the capitals that it always has. */
export const lineName = (name: string, x: number, y: number, size: number, fill: string): Art =>
  text(name.toUpperCase(), x, y, { size, weight: 700, tracking: 190, align: 'middle', fill })

/** Largest size up to `size` at which the line is no wider than `room`. */
export const fitSize = (line: string, room: number, size: number, weight: Weight, tracking = 0): number =>
  Math.min(size, (size * room) / textWidth(line, { size, weight, tracking }))

function ground(left: number, full: number, h: number, edge: number, copy: Copy): Shape[] {
  const { tone, paper = P.white } = copy
  const at = h * edge
  const band = linear(
    [0, 0, 0.6, 1],
    mix(tone.main, '#ffffff', 0.12),
    mix(tone.main, tone.deep, luminance(tone.main) > 0.62 ? 0.05 : 0.2),
  )
  return [
    {
      d: roundRect(left, 0, full, h),
      fill: linear('down', [0, paper], [0.75, paper], [1, mix(paper, tone.pale, 0.8)]),
    },
    { d: breeze(left, at - h * 0.075, full, h, h * 0.065), fill: tone.pale },
    { d: breeze(left, at - h * 0.025, full, h, h * 0.075), fill: lighten(tone.main, 0.45), opacity: 0.75 },
    { d: breeze(left, at + h * 0.035, full, h, h * 0.07), fill: band },
  ]
}

/** A panel with its top edge at 0, centered on x = 0; texts stay within `width`. Works from portrait to landscape. */
export function panel(width: number, h: number, copy: Copy, options: PanelOptions = {}): Art {
  const wide = width > h * 1.3
  const { bleed = width, edge = wide ? 0.71 : 0.6 } = options
  const { line, lineColor, product, claim, scent, net, tone, botanical, actives } = copy
  const unit = Math.min(width, h * (wide ? 1.6 : 1.35))
  const brand = (unit * (wide && actives ? 0.76 : 0.86)) / 5.05
  const head = wide ? brand * 1.34 : Math.max(brand * 1.5, h * edge * 0.32)
  const name = fitSize(product, width * 0.84, unit * (wide ? 0.104 : 0.132), 700, -6)
  const small = unit * 0.05
  const ink = inkOn(tone)
  const second = head + name * 1.18
  const scentSize = scent ? fitSize(scent, width * (wide ? 0.5 : 0.58), unit * (wide ? 0.074 : 0.09), 700) : 0
  const below = [...(actives ? [actives.join(' · ')] : []), ...(claim && !wide ? [claim] : [])]
  // The disc covers neither the words above it nor those below, what it is by law and for whom.
  const above = second + small * (0.6 + 1.5 * below.length)
  const room = h - unit * 0.055 - small * (copy.younger ? 2.5 : 2.2) - above
  const wanted = (unit * (wide ? 0.15 : h < width ? 0.115 : h > width * 1.4 ? 0.24 : 0.2)) / 100
  const size = wide ? wanted : Math.min(wanted, room / (2 * DISC))
  const discY = wide ? h * 0.73 : Math.min(Math.max(h * edge + unit * 0.03, above + size * 118), above + room - size * DISC)
  return [
    ...ground(-bleed / 2, bleed, h, edge, copy),
    ...lineName(line, 0, head - brand * 1.04, small * 0.9, lineColor),
    ...wordmark(0, head, { size: brand }),
    ...text(product, 0, second, { size: name, weight: 700, tracking: -6, align: 'middle', fill: tone.deep }),
    ...below.flatMap((words, i) =>
      claimLine(words, second + small * (1.4 + 1.4 * i), width * (wide ? 0.4 : 0.84), small),
    ),
    ...(botanical ? feature(botanical, width * (wide ? 0.37 : 0.245), discY, size, tone) : []),
    ...(scent
      ? text(scent, -width * 0.44, h - unit * (wide ? 0.098 : 0.13), { size: scentSize, weight: 700, fill: ink })
      : []),
    ...text(net, -width * 0.44, h - unit * (wide ? 0.036 : 0.055), { size: small * 1.05, weight: 600, fill: ink }),
    ...classOf(copy, width * (wide ? 0.19 : 0.44), h - unit * (wide ? 0.036 : 0.055), small * (wide ? 0.8 : 0.94), ink),
  ]
}

/** What it is and for whom, in lines that end at `x`, the lowest one at `y`; three are set smaller. */
export function classOf({ kind, ages, younger }: Copy, x: number, y: number, room: number, fill: string): Art {
  const lines = [kind, ages, ...(younger ? [younger] : [])]
  const [size, leading] = younger ? [room * 0.82, 1.16] : [room, 1.32]
  return lines.flatMap((line, at) =>
    text(line, x, y - size * leading * (lines.length - 1 - at), {
      size,
      weight: line === kind ? 600 : 800,
      align: 'end',
      fill,
    }),
  )
}

/** Radius of the disc around a botanical of size 1. */
const DISC = 122

/** The botanical on a pale disc, so that it stands out from a band of its own color. */
const feature = (art: Art, x: number, y: number, size: number, tone: Tone): Art => [
  { d: ellipsePath(x, y, size * DISC), fill: radial([0.5, 0.5, 0.5], [0, '#ffffff'], [0.7, '#ffffff'], [1, tone.pale]) },
  ...place(art, x, y, size * 0.86),
]

function claimLine(claim: string, y: number, room: number, size: number): Art {
  return text(claim, 0, y, { size: fitSize(claim, room, size, 500), weight: 500, align: 'middle', fill: '#35565C' })
}

/** A carton's front: the panel with its left edge at 0. */
export const cartonFront = (w: number, h: number, copy: Copy): Art => place(panel(w, h, copy), w / 2, 0)

/** Side of a carton: tinted ground, a short text set as gray lines, the wordmark turned upright. */
export function sidePanel(depth: number, h: number, { tone, lineColor }: Copy): Art {
  const rows = Array.from({ length: 9 }, (_, i): Shape => {
    const length = depth * (i % 4 === 3 ? 0.42 : 0.66 - (i % 3) * 0.05)
    return {
      d: roundRect(depth * 0.17, h * 0.62 + i * h * 0.028, length, h * 0.009, 3),
      fill: tone.deep,
      opacity: 0.28,
    }
  })
  return [
    { d: roundRect(0, 0, depth, h), fill: tone.pale },
    { d: roundRect(0, 0, depth, h * 0.018), fill: lineColor },
    ...place(wordmark(0, 0, { size: Math.min(depth * 0.42, h * 0.1) }), depth * 0.64, h * 0.33, 1, -90),
    ...rows,
  ]
}
