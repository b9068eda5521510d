/** Day and night capsules: a two-part carton, a blister and two loose capsules. */
import { type Art, ellipsePath, markup, roundRect } from '../kit/art'
import { darken, lighten, P, tones } from '../kit/color'
import { rows } from '../kit/curves'
import { blurred, linear, radial } from '../kit/paint'
import { place } from '../kit/shapes'
import { text } from '../kit/type'
import { breeze, wordmark } from './parts/brand'
import { type BoxPlace, box, type Size } from './parts/carton'
import type { Copy } from './parts/label'
import { groundShadow, type Stand } from './parts/lathe'

const sun: Art = [
  ...Array.from({ length: 12 }, (_, i) =>
    place([{ d: 'M-7 -66L0 -98L7 -66Z', fill: '#F6A723' }], 0, 0, 1, i * 30),
  ).flat(),
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
      [0, lighten(c, 0.25)],
      [0.22, lighten(c, 0.6)],
      [0.4, c],
      [0.8, darken(c, 0.25)],
      [1, darken(c, 0.1)],
    )
  return [
    { d: 'M6 -44L-66 -44C-92 -44 -110 -24 -110 0C-110 24 -92 44 -66 44L6 44Z', fill: sweep(left) },
    { d: 'M0 -47L66 -47C94 -47 113 -26 113 0C113 26 94 47 66 47L0 47Z', fill: sweep(right) },
    { d: 'M0 -47C8 -20 8 20 0 47', stroke: darken(right, 0.4), width: 3, opacity: 0.4 },
    { d: 'M-76 -28L-20 -28M22 -31L76 -31', stroke: '#fff', width: 9, opacity: 0.85 },
    { d: 'M-60 33L80 35', stroke: '#fff', width: 4, opacity: 0.25 },
  ]
}

const day = capsule('#FFFFFF', '#F7A932')
const night = capsule('#C9D0F2', tones.noite.main)

const loose = (art: Art, x: number, y: number, turn: number, s: number): string =>
  groundShadow(x, y + 34 * s, 116 * s, 0.22, 0.95) + markup(place(art, x, y, s, turn))

/** Blister of two rows, sun row and moon row, 640 by 330, upright on its long edge. */
function blister(x: number, y: number, turn: number): string {
  const [w, h] = [640, 330]
  const foil = linear(
    [0, 0, 1, 0.4],
    [0, '#EEF4F4'],
    [0.2, '#FFFFFF'],
    [0.38, '#C9D6D8'],
    [0.6, '#F4F8F8'],
    [0.82, '#D3DEDF'],
    [1, '#F1F6F6'],
  )
  const cells = [0, 1, 2, 3].flatMap((i) =>
    [day, night].flatMap((pill, row): Art => {
      const [cx, cy] = [-w / 2 + 100 + i * 146, -h / 2 + 96 + row * 138]
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
  const card: Art = [
    { d: roundRect(-w / 2, -h / 2, w, h, 26), fill: foil },
    { d: roundRect(-w / 2, -h / 2, w, h / 2, 26), fill: '#FFD27A', opacity: 0.22 },
    { d: roundRect(-w / 2, 0, w, h / 2, 26), fill: tones.noite.main, opacity: 0.16 },
    { d: roundRect(-w / 2 + 2, -h / 2 + 2, w - 4, h - 4, 24), stroke: '#FFFFFF', width: 3, opacity: 0.9 },
    ...cells,
    ...text('DIA', w / 2 - 30, -h / 2 + 44, { size: 22, weight: 800, align: 'end', tracking: 80, fill: '#8A5200' }),
    ...text('NOITE', w / 2 - 30, h / 2 - 26, {
      size: 22,
      weight: 800,
      align: 'end',
      tracking: 80,
      fill: tones.noite.deep,
    }),
  ]
  const cast = `<path d="${roundRect(x - w / 2 + 6, y - h / 2 + 20, w, h, 26)}" fill="#06343B" fill-opacity=".34" transform="rotate(${turn} ${x} ${y})"/>`
  return blurred(cast, 18) + markup(place(card, x, y, 1, turn))
}

function front(w: number, h: number): Art {
  const nightBlue = linear('fall', '#56659F', tones.noite.deep)
  return [
    { d: roundRect(0, 0, w, h), fill: linear('down', '#FFFFFF', '#FFF6DF') },
    { d: breeze(0, h * 0.42, w, h, 58), fill: '#FFE9B5' },
    { d: breeze(0, h * 0.48, w, h, 62), fill: linear('down', '#FFD27A', '#F6B23C') },
    { d: breeze(0, h * 0.68, w, h, 64), fill: '#8C97C8' },
    { d: breeze(0, h * 0.72, w, h, 62), fill: nightBlue },
    ...text('GRIPE', w / 2, h * 0.1, { size: 28, weight: 700, tracking: 190, align: 'middle', fill: P.coral600 }),
    ...wordmark(w / 2, h * 0.22, { size: w * 0.168 }),
    ...text('Cápsulas Dia & Noite', w / 2, h * 0.31, {
      size: w * 0.086,
      weight: 700,
      tracking: -6,
      align: 'middle',
      fill: P.petrol700,
    }),
    ...place(sun, w * 0.56, h * 0.57, 0.92),
    ...place(moon, w * 0.56, h * 0.865, 0.82),
    ...text('Dia', w * 0.08, h * 0.595, { size: 66, weight: 700, fill: '#5E3A00' }),
    ...text('8 cápsulas', w * 0.08, h * 0.64, { size: 30, weight: 600, fill: '#5E3A00' }),
    ...text('Noite', w * 0.08, h * 0.89, { size: 66, weight: 700, fill: '#FFFFFF' }),
    ...text('8 cápsulas', w * 0.08, h * 0.94, { size: 30, weight: 600, fill: '#FFFFFF' }),
  ]
}

const CAPSULES_BOX: Size = [700, 960, 230]

export const capsulesBox = (copy: Copy, place: BoxPlace): string =>
  box(copy, CAPSULES_BOX, place, front(CAPSULES_BOX[0], CAPSULES_BOX[1]), '#FFF1CF')

export const capsulesPack = (copy: Copy, { tilt }: Stand): string =>
  capsulesBox(copy, { x: 960, base: 1300, tilt }) +
  blister(1150, 1322, -5) +
  loose(day, 730, 1440, -16, 0.92) +
  loose(night, 930, 1530, 10, 0.92)
