/** Lozenges, and day and night capsules: cartons, a blister, and loose ones before them. */
import { type Art, ellipsePath, markup, roundRect } from '../kit/art'
import { darken, lighten, mix, P, tones } from '../kit/color'
import { rows } from '../kit/curves'
import { blurred, linear, radial, stops } from '../kit/paint'
import { place, wheel } from '../kit/shapes'
import { text } from '../kit/type'
import { breeze, leaf, wordmark } from './parts/brand'
import { type BoxPlace, box, type Size } from './parts/carton'
import { type Copy, cartonFront, embossed, lineName } from './parts/label'
import { groundShadow, lathe, profile, type Stand } from './parts/lathe'
import { sheen, solid } from './parts/materials'

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
    ...stops(`0 ${lighten(color, 0.55)} 0.95, 0.5 ${lighten(color, 0.2)} 0.9, 1 ${lighten(color, 0.6)} 0.9`),
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

/** The magnifier that the front of a food must show (Anvisa, RDC 429/2020), in the upper half of the panel. */
function frontWarning(x: number, y: number): Art {
  const ink = '#000000'
  const line = (words: string, at: number) =>
    text(words, x + 206, y + at, { size: 23, weight: 800, align: 'middle', fill: ink })
  return [
    { d: roundRect(x, y, 300, 92, 12), fill: ink },
    { d: roundRect(x + 118, y + 6, 176, 80, 8), fill: P.white },
    { d: ellipsePath(x + 52, y + 38, 20, 20), stroke: P.white, width: 7 },
    { d: `M${x + 67} ${y + 53}L${x + 86} ${y + 73}`, stroke: P.white, width: 10 },
    ...line('ALTO EM', 32),
    ...line('AÇÚCAR', 56),
    ...line('ADICIONADO', 79),
  ]
}

const LOZENGE_BOX: Size = [700, 900, 250]

export const lozengeBox = (copy: Copy, place: BoxPlace): string =>
  box(copy, LOZENGE_BOX, place, [...cartonFront(LOZENGE_BOX[0], LOZENGE_BOX[1], copy), ...frontWarning(46, 372)])

export function lozengePack(copy: Copy, { tilt }: Stand): string {
  const c = copy.tone.main
  const pack = lozengeBox(copy, { x: 960, base: 1330, tilt })
  return (
    pack +
    lozenge(c, { cx: 1180, base: 1380, tilt }) +
    wrapped(c, 420, 1392, -14, 1.02) +
    wrapped(c, 1010, 1436, 9, 1.08) +
    lozenge(c, { cx: 700, base: 1500, tilt }, 112)
  )
}

const sun: Art = [
  ...wheel([{ d: 'M-7 -66L0 -98L7 -66Z', fill: '#F6A723' }], 12),
  { d: ellipsePath(0, 0, 54), fill: radial([0.38, 0.34, 0.75], [0, '#FFE9A8'], [0.7, '#FFC94D'], [1, '#F3A320']) },
]

const moon: Art = [
  {
    d: 'M20 -84C-34 -84 -78 -42 -78 10C-78 60 -36 98 14 98C48 98 76 80 90 52C40 66 -12 34 -14 -18C-14 -44 0 -68 20 -84Z',
    fill: linear('fall', '#FFF3C9', '#D9DDF5'),
  },
  ...rows('52,-44,9 84,-4,6 30,-4,5').map(([x, y, r]) => ({ d: ellipsePath(x, y, r), fill: '#FFF3C9' })),
]

/** Capsule of two colors, 220 long, lying along x. */
function capsule(left: string, right: string): Art {
  const sweep = (c: string) =>
    linear(
      'down',
      ...stops(`0 ${lighten(c, 0.25)}, 0.22 ${lighten(c, 0.6)}, 0.4 ${c}, 0.8 ${darken(c, 0.25)}, 1 ${darken(c, 0.1)}`),
    )
  return [
    { d: 'M6 -44L-66 -44C-92 -44 -110 -24 -110 0C-110 24 -92 44 -66 44L6 44Z', fill: sweep(left) },
    { d: 'M0 -47L66 -47C94 -47 113 -26 113 0C113 26 94 47 66 47L0 47Z', fill: sweep(right) },
    { d: 'M0 -47C8 -20 8 20 0 47', stroke: darken(right, 0.4), width: 3, opacity: 0.4 },
    { d: 'M-76 -28L-20 -28M22 -31L76 -31', stroke: '#fff', width: 9, opacity: 0.85 },
    { d: 'M-60 33L80 35', stroke: '#fff', width: 4, opacity: 0.25 },
  ]
}

const day = capsule('#FFE08A', '#F7A932')
const night = capsule('#6F7FC4', tones.noite.deep)

const loose = (art: Art, x: number, y: number, turn: number, s: number): string =>
  groundShadow(x, y + 34 * s, 116 * s, 0.22, 0.95) + markup(place(art, x, y, s, turn))

const ROWS = [day, day, night]

/** Blister of three rows, 8 of the day above 4 of the night, 640 by 460, upright on its long edge. */
function blister(x: number, y: number, turn: number): string {
  const [w, h] = [640, 460]
  const nightTop = h / 6
  const foil = linear(
    [0, 0, 1, 0.4],
    ...stops('0 #EEF4F4, 0.2 #FFFFFF, 0.38 #C9D6D8, 0.6 #F4F8F8, 0.82 #D3DEDF, 1 #F1F6F6'),
  )
  const cells = [0, 1, 2, 3].flatMap((i) =>
    ROWS.flatMap((pill, row): Art => {
      const [cx, cy] = [-w / 2 + 100 + i * 146, -h / 2 + 96 + row * 130]
      const bubble = roundRect(cx - 66, cy - 40, 132, 80, 40)
      return [
        { d: roundRect(cx - 64, cy - 34, 136, 84, 42), fill: '#06343B', opacity: 0.22 },
        { d: bubble, fill: '#FFFFFF', opacity: 0.55 },
        ...place(pill, cx, cy, 0.52),
        {
          d: bubble,
          fill: linear('down', [0, '#fff', 0.5], [0.45, '#fff', 0.06], [1, '#fff', 0.25]),
          stroke: '#FFFFFF',
          width: 2.5,
        },
        { d: `M${cx - 40} ${cy - 27}L${cx + 26} ${cy - 27}`, stroke: '#fff', width: 6, opacity: 0.9 },
      ]
    }),
  )
  const name = (words: string, at: number, fill: string) =>
    text(words, w / 2 - 30, at, { size: 24, weight: 800, align: 'end', tracking: 80, fill })
  const card: Art = [
    { d: roundRect(-w / 2, -h / 2, w, h, 26), fill: foil },
    { d: roundRect(-w / 2, -h / 2, w, h / 2 + nightTop, 26), fill: '#FFD27A', opacity: 0.3 },
    { d: roundRect(-w / 2, nightTop, w, h / 2 - nightTop, 26), fill: tones.noite.main, opacity: 0.24 },
    { d: roundRect(-w / 2 + 2, -h / 2 + 2, w - 4, h - 4, 24), stroke: '#FFFFFF', width: 3, opacity: 0.9 },
    ...cells,
    ...name('DIA', -h / 2 + 44, '#8A5200'),
    ...name('NOITE', h / 2 - 20, tones.noite.deep),
  ]
  const cast = `<path d="${roundRect(x - w / 2 + 6, y - h / 2 + 20, w, h, 26)}" fill="#06343B" fill-opacity=".34" transform="rotate(${turn} ${x} ${y})"/>`
  return blurred(cast, 18) + markup(place(card, x, y, 1, turn))
}

/** The lower part of the front: what half of the day or the night it is, what it holds and how many. */
const half = (name: string, holds: string, count: string, y: number, fill: string): Art => [
  ...text(name, 56, y, { size: 66, weight: 700, fill }),
  ...text(count, 56, y + 44, { size: 31, weight: 700, fill }),
  ...text(holds, 56, y + 82, { size: 27, weight: 600, fill }),
]

function front(w: number, h: number, { kind, ages, net, parts = [] }: Copy): Art {
  const nightBlue = linear('fall', '#56659F', tones.noite.deep)
  return [
    { d: roundRect(0, 0, w, h), fill: linear('down', '#FFFFFF', '#FFF6DF') },
    { d: breeze(0, h * 0.42, w, h, 58), fill: '#FFE9B5' },
    { d: breeze(0, h * 0.48, w, h, 62), fill: linear('down', '#FFD27A', '#F6B23C') },
    { d: breeze(0, h * 0.68, w, h, 64), fill: '#8C97C8' },
    { d: breeze(0, h * 0.72, w, h, 62), fill: nightBlue },
    ...lineName('GRIPE', w / 2, h * 0.08, 28, P.coral600),
    ...wordmark(w / 2, h * 0.19, { size: w * 0.168 }),
    ...text('Cápsulas Dia & Noite', w / 2, h * 0.28, {
      size: w * 0.086,
      weight: 700,
      tracking: -6,
      align: 'middle',
      fill: P.petrol700,
    }),
    ...text(`${kind} · ${ages.toLowerCase()} · ${net}`, w / 2, h * 0.335, {
      size: 30,
      weight: 600,
      align: 'middle',
      fill: '#35565C',
    }),
    ...place(sun, w * 0.8, h * 0.585, 0.92),
    ...place(moon, w * 0.8, h * 0.865, 0.82),
    ...half('Dia', 'paracetamol + fenilefrina', parts[0] ?? '', h * 0.535, '#5E3A00'),
    ...half('Noite', 'paracetamol + clorfeniramina', parts[1] ?? '', h * 0.86, '#FFFFFF'),
  ]
}

const CAPSULES_BOX: Size = [700, 960, 230]

export const capsulesBox = (copy: Copy, place: BoxPlace): string =>
  box(copy, CAPSULES_BOX, place, front(CAPSULES_BOX[0], CAPSULES_BOX[1], copy), '#FFF1CF')

export const capsulesPack = (copy: Copy, { tilt }: Stand): string =>
  capsulesBox(copy, { x: 960, base: 1300, tilt }) +
  blister(1200, 1230, 7) +
  blister(1150, 1290, -5) +
  loose(day, 720, 1450, -16, 0.92) +
  loose(night, 900, 1550, 10, 0.92)
