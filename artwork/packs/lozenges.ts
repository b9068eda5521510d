/** Lozenges: carton, twist-wrapped lozenges and bare ones in front of it. */
import { type Art, ellipsePath, markup } from '../kit/art'
import { darken, lighten, mix } from '../kit/color'
import { linear, radial } from '../kit/paint'
import { place } from '../kit/shapes'
import { leaf } from './parts/brand'
import { box, type Size } from './parts/carton'
import type { Copy } from './parts/label'
import { groundShadow, lathe, profile, type Stand } from './parts/lathe'
import { sheen, solid } from './parts/materials'
import { embossed } from './parts/printed'

/** A bare lozenge, pressed with the leaf. */
export function lozenge(color: string, stand: Stand, r = 104): string {
  const tilted = { ...stand, tilt: 0.42 }
  const body = profile(
    [0, 62],
    [r * 0.62, 62, 20],
    [r * 0.7, 54, 16],
    [r * 0.92, 56, 26],
    [r, 30, 26],
    [r * 0.9, 0, 10],
    [r * 0.8, 0],
  )
  return (
    groundShadow(stand.cx, stand.base, r, 0.36, 0.9) +
    lathe(body, tilted, solid(color, 0.5, 0.2)) +
    lathe(body, tilted, sheen(0.35, 0.05)) +
    embossed(place(leaf(), -r * 0.3, r * 0.26, r * 0.0058), 60, tilted, mix(color, lighten(color, 0.5), 0.3))
  )
}

function twist(color: string): Art {
  const film = linear(
    'right',
    [0, lighten(color, 0.55), 0.95],
    [0.5, lighten(color, 0.2), 0.9],
    [1, lighten(color, 0.6), 0.9],
  )
  return [
    {
      d: 'M0 -14C34 -20 62 -62 118 -78C108 -52 122 -42 112 -24C124 -8 110 8 120 28C110 40 118 58 108 74C66 60 36 20 0 14Z',
      fill: film,
    },
    {
      d: 'M6 -6C44 -14 74 -38 106 -58M8 0C48 -2 80 -8 108 -12M8 4C46 8 76 18 110 34M6 8C40 20 72 44 100 62',
      stroke: darken(color, 0.25),
      width: 2.5,
      opacity: 0.35,
    },
    { d: 'M8 -4C48 -10 80 -24 108 -36M8 6C44 14 78 30 108 48', stroke: '#fff', width: 4, opacity: 0.75 },
  ]
}

/** A lozenge in printed film, twisted at both ends; lies on the ground, turned by `turn` degrees. */
export function wrapped(color: string, x: number, y: number, turn: number, s = 1): string {
  const pillow = radial([0.38, 0.28, 0.8], lighten(color, 0.5), color, darken(color, 0.28))
  const art: Art = [
    ...place(twist(color), 86, 0),
    ...place(twist(color), -86, 0, 1, 180),
    {
      d: 'M-100 -16C-92 -62 -50 -76 0 -76C50 -76 92 -62 100 -16L100 16C92 62 50 76 0 76C-50 76 -92 62 -100 16Z',
      fill: pillow,
    },
    { d: 'M-98 -12C-60 -4 -60 8 -98 12M98 -12C60 -4 60 8 98 12', stroke: darken(color, 0.3), width: 4, opacity: 0.35 },
    ...place(leaf('#FFFFFF', color), -22, 30, 0.6),
    { d: 'M-72 -32C-54 -56 -20 -62 14 -62', stroke: '#fff', width: 10, opacity: 0.8 },
    { d: ellipsePath(44, -52, 12, 6), fill: '#fff', opacity: 0.6 },
    { d: 'M-60 48C-20 64 30 62 68 42', stroke: '#fff', width: 5, opacity: 0.3 },
  ]
  return groundShadow(x, y + 52 * s, 128 * s, 0.2, 0.9) + markup(place(art, x, y, s, turn))
}

export const LOZENGE_BOX: Size = [700, 900, 250]

export function lozengePack(copy: Copy, { tilt }: Stand): string {
  const c = copy.tone.main
  const pack = box(copy, LOZENGE_BOX, { x: 960, base: 1330, tilt })
  return (
    pack +
    lozenge(c, { cx: 1180, base: 1380, tilt }) +
    wrapped(c, 420, 1392, -14, 1.02) +
    wrapped(c, 1010, 1436, 9, 1.08) +
    lozenge(c, { cx: 700, base: 1500, tilt }, 112)
  )
}
