/** Cartons with sachets: the hot drink with its cup, the vapor refills with their pads. */
import { type Art, ellipsePath, markup, roundRect } from '../kit/art'
import { darken, lighten, mix } from '../kit/color'
import { blurred, clipped, linear, radial, stops } from '../kit/paint'
import { place, times } from '../kit/shapes'
import { text } from '../kit/type'
import { prop } from './bottles'
import { mist } from './humidifier'
import { breeze, leaf, wordmark } from './parts/brand'
import { box, type Size } from './parts/carton'
import { type Copy, embossed, fitSize, inkOn } from './parts/label'
import { fade, groundShadow, lathe, profile, type Stand } from './parts/lathe'
import { solid } from './parts/materials'

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
  sachet({ ...copy, net: '1 refil' }, 1130, 1392, -7, 0.8) +
  padStack(copy, 1420, 1404) +
  prop(copy.botanical ?? [], 500, 1318, 120, 66, 0.45)

/** White cup with the drink in it; `brew` is the color of the drink. */
export function cup(brew: string, stand: Stand, s = 1): string {
  const { cx, base, tilt } = { ...stand, tilt: 0.3 }
  const here = { cx, base, tilt }
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)]
  const shell = profile([206 * s, 292 * s], [196 * s, 120 * s, 90], [118 * s, 14 * s, 50], [112 * s, 0])
  const rim = base - 292 * s * cos
  const oval = (r: number, dy = 0) => ellipsePath(cx, rim + dy, r * s, r * s * sin)
  const inside = linear([0, 0, 0.4, 1], '#B9CBCB', '#E4EDEC', '#FFFFFF')
  const tea = radial([0.6, 0.65, 0.7], [0, lighten(brew, 0.4)], [0.6, brew], [1, darken(brew, 0.35)])
  const handle = linear('fall', '#FFFFFF', '#DFE9E8', '#A9BFC0')
  const [hx, hy] = [cx + 186 * s, rim + 62 * s]
  const ring = `M${hx} ${hy}C${hx + 130 * s} ${hy - 30 * s} ${hx + 130 * s} ${hy + 150 * s} ${hx - 14 * s} ${hy + 128 * s}`
  return (
    groundShadow(cx, base, 150 * s, tilt) +
    `<path d="${ring}" fill="none" stroke="${handle}" stroke-width="${34 * s}" stroke-linecap="round"/><path d="${ring}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${7 * s}" transform="translate(${-5 * s} ${-7 * s})"/>` +
    lathe(shell, here, solid('#F8FBFA', 0.4)) +
    fade(shell, here, '#04222A', 0.26, 0, 90 * s) +
    markup([
      { d: oval(206), fill: '#FFFFFF' },
      { d: oval(196, 2), fill: inside },
    ]) +
    clipped(
      markup([
        { d: oval(186, 26 * s), fill: tea },
        { d: ellipsePath(cx - 50 * s, rim + 40 * s, 80 * s, 12 * s), fill: '#fff', opacity: 0.25 },
      ]),
      oval(195, 2),
    ) +
    markup(place(leaf('#3FB79C', '#D9F5EA'), cx - 36 * s, rim + 216 * s, 0.9 * s))
  )
}

/** Foil sachet, drawn flat and leaning by `turn` degrees; `(x, y)` is the middle of its foot. */
export function sachet(copy: Copy, x: number, y: number, turn: number, s = 1): string {
  const { tone, product, scent = '', net, botanical = [] } = copy
  const [w, h] = [330, 470]
  const foil = linear(
    [0, 0, 1, 0.15],
    ...stops('0 #F7FBFB, 0.18 #FFFFFF, 0.3 #E3ECEC, 0.55 #FFFFFF, 0.8 #DDE7E7, 1 #F4F8F8'),
  )
  const crimp = times(
    5,
    (i) => `M${-w / 2} ${-h + 8 + i * 7}L${w / 2} ${-h + 8 + i * 7}M${-w / 2} ${-8 - i * 7}L${w / 2} ${-8 - i * 7}`,
  )
  const art: Art = [
    { d: roundRect(-w / 2, -h, w, h, 6), fill: foil },
    { d: breeze(-w / 2, -h * 0.42, w, -42, 30), fill: lighten(tone.main, 0.35), opacity: 0.75 },
    { d: breeze(-w / 2, -h * 0.35, w, -42, 34), fill: tone.main },
    ...wordmark(0, -h * 0.76, { size: 54 }),
    ...text(product, 0, -h * 0.66, { size: 38, weight: 700, align: 'middle', fill: tone.deep }),
    ...place(botanical, 62, -h * 0.4, 0.62),
    ...text(scent, -w * 0.42, -84, { size: fitSize(scent, w * 0.8, 34, 700), weight: 700, fill: inkOn(tone) }),
    ...text(net, -w * 0.42, -54, { size: 20, weight: 600, fill: inkOn(tone) }),
    { d: crimp, stroke: '#5E7C80', width: 1.6, opacity: 0.4 },
    {
      d: roundRect(-w / 2, -h, w, h, 6),
      fill: linear(
        [0, 0, 1, 0.1],
        ...stops('0 #04222A 0.12, 0.12 #fff 0.3, 0.3 #fff 0, 0.62 #fff 0.22, 0.75 #04222A 0.03, 1 #04222A 0.2'),
      ),
    },
  ]
  const cast = `<path d="${roundRect(x - 150 * s, y - 440 * s, 330 * s, 452 * s, 8)}" fill="#06343B" fill-opacity=".3" transform="rotate(${turn} ${x} ${y})"/>`
  return blurred(cast, 16) + groundShadow(x, y, 160 * s, 0.1, 0.8) + markup(place(art, x, y, s, turn))
}

export const TEA_BOX: Size = [640, 900, 300]

export function teaPack(copy: Copy, brew: string, { tilt }: Stand): string {
  const pack = box(copy, TEA_BOX, { x: 840, base: 1340, tilt })
  return (
    pack +
    sachet({ ...copy, net: '5 g' }, 985, 1446, -6, 0.86) +
    mist(1351, 1140, 0.72) +
    cup(brew, { cx: 1370, base: 1462, tilt }, 1.06)
  )
}
