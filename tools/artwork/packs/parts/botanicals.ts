/** Botanical drawings for labels, about 100 units in radius around the origin. Fruits and honey: `fruits.ts`. */
import { type Art, ellipsePath } from '../../kit/art'
import { darken, lighten } from '../../kit/color'
import { rows } from '../../kit/curves'
import { linear, radial } from '../../kit/paint'
import { place, wheel } from '../../kit/shapes'
import { leaf } from './brand'

const green = (a: string, b: string) => linear('rise', a, b)

/** Serrated mint leaf from the origin upward, 150 long, with side veins. */
function mintLeaf(light: string, dark: string): Art {
  const veins = [0.22, 0.38, 0.54, 0.7].flatMap((t, i): Art => {
    const y = -150 * t
    const w = 36 - i * 6
    return [
      { d: `M0 ${y}C${w * 0.4} ${y - 8} ${w * 0.8} ${y - 18} ${w} ${y - 32}`, stroke: lighten(light, 0.45), width: 2 },
      {
        d: `M0 ${y}C${-w * 0.4} ${y - 8} ${-w * 0.8} ${y - 18} ${-w} ${y - 32}`,
        stroke: lighten(light, 0.45),
        width: 2,
      },
    ]
  })
  return [
    {
      d: 'M0 0C-30 -8 -36 -22 -44 -32L-40 -38C-52 -52 -50 -62 -54 -72L-47 -76C-50 -92 -42 -100 -40 -112L-32 -114C-26 -130 -14 -140 0 -152C14 -140 26 -130 32 -114L40 -112C42 -100 50 -92 47 -76L54 -72C50 -62 52 -52 40 -38L44 -32C36 -22 30 -8 0 0Z',
      fill: green(dark, light),
    },
    {
      d: 'M0 0C30 -8 36 -22 44 -32L40 -38C52 -52 50 -62 54 -72L47 -76C50 -92 42 -100 40 -112L32 -114C26 -130 14 -140 0 -152Z',
      fill: darken(dark, 0.12),
      opacity: 0.28,
    },
    { d: 'M0 6C-2 -40 2 -100 0 -146', stroke: lighten(light, 0.5), width: 3 },
    ...veins,
  ]
}

export const mint: Art = [
  ...place(mintLeaf('#6CCFA8', '#16836B'), -6, 62, 0.86, -62),
  ...place(mintLeaf('#7ED9B4', '#1C8D73'), 6, 62, 0.86, 58),
  ...place(mintLeaf('#96E3C3', '#259A7E'), 0, 70, 1.05, -3),
]

export const eucalyptus: Art = [
  { d: 'M-10 98C-20 40 10 -20 4 -100', stroke: '#5C8F84', width: 5 },
  ...[0, 1, 2, 3, 4].flatMap((i): Art => {
    const s = 1 - i * 0.13
    const y = 70 - i * 38
    const oval: Art = [
      { d: 'M0 0C-14 -30 0 -72 44 -84C66 -48 46 -6 0 0Z', fill: green('#3E8B80', '#A9DACB') },
      { d: 'M0 0C14 -24 28 -48 40 -72', stroke: '#E4F5EF', width: 2 },
    ]
    return [...place(oval, -4 + i * 2, y, s, 8), ...place(oval, -4 + i * 2, y - 10, s, -92)]
  }),
  ...place(leaf('#8FCDBD', '#E4F5EF'), 2, -82, 0.42, -40),
]

export const lavender: Art = [-30, 2, 32].flatMap((turn, k): Art => {
  const buds = Array.from({ length: 8 }, (_, i): Art => {
    const y = -16 - i * 15
    const s = 1 - i * 0.07
    const bud = ellipsePath(0, 0, 9 * s, 13 * s)
    const fill = radial([0.35, 0.3, 0.8], '#D9CBF5', i % 2 ? '#7E66BC' : '#9079CC')
    return [
      ...place([{ d: bud, fill }], -12 * s, y, 1, -32),
      ...place([{ d: bud, fill }], 12 * s, y, 1, 32),
      ...place([{ d: bud, fill }], 0, y - 8, 1, 0),
    ]
  }).flat()
  const sprig: Art = [{ d: 'M0 96C-2 50 2 0 0 -100', stroke: '#6E9A7C', width: 4 }, ...buds]
  return place(sprig, (k - 1) * 16, k === 1 ? 0 : 14, k === 1 ? 1 : 0.9, turn * 0.75)
})

const guacoLeaf: Art = [
  {
    d: 'M0 0C-30 22 -74 4 -70 -32C-64 -84 -18 -112 0 -146C18 -112 64 -84 70 -32C74 4 30 22 0 0Z',
    fill: green('#3F7423', '#9CCB6F'),
  },
  { d: 'M0 0C30 22 74 4 70 -32C64 -84 18 -112 0 -146Z', fill: '#2B5716', opacity: 0.22 },
  {
    d: 'M0 6L0 -128M0 -10C-20 -26 -36 -30 -54 -30M0 -10C20 -26 36 -30 54 -30M0 -44C-16 -62 -28 -68 -42 -72M0 -44C16 -62 28 -68 42 -72',
    stroke: '#DDF0C8',
    width: 3,
  },
]

export const guaco: Art = [
  { d: 'M-6 100C-2 70 0 50 0 40', stroke: '#4E7F2F', width: 6 },
  ...rows('-46,40,0.62,-50 46,36,0.62,52 0,44,1,0').flatMap(([x, y, s, turn]) => place(guacoLeaf, x, y, s, turn)),
]

const petal: Art = [
  {
    d: 'M0 -18C-20 -40 -18 -78 0 -84C18 -78 20 -40 0 -18Z',
    fill: linear('down', '#FFFFFF', '#E9EFE9'),
    stroke: '#D5DFDA',
    width: 1.5,
  },
]

const daisy: Art = [
  ...wheel(petal, 14),
  { d: ellipsePath(0, 0, 31), fill: radial([0.4, 0.35, 0.7], [0, '#FFE27A'], [0.7, '#F3B92B'], [1, '#CF8F12']) },
]

export const camomile: Art = [
  { d: 'M-4 20C-10 60 -30 84 -40 104M40 40C34 70 10 90 -20 106', stroke: '#7FA66B', width: 4 },
  ...place(daisy, 52, 34, 0.52, 12),
  ...place(daisy, -14, -16, 0.86, 0),
]

const drop: Art = [
  {
    d: 'M0 -70C22 -34 44 -10 44 20C44 46 24 64 0 64C-24 64 -44 46 -44 20C-44 -10 -22 -34 0 -70Z',
    fill: linear([0.2, 0, 0.8, 1], '#C9EDFB', '#3F9FC9'),
  },
  { d: 'M-24 22C-24 36 -14 46 -2 48', stroke: '#fff', width: 7, opacity: 0.8 },
]

/** Drops of saline. */
export const saline: Art = rows('0,-14,1.25 -62,20,0.66 60,26,0.56').flatMap(([x, y, s]) => place(drop, x, y, s))
