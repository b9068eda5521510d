/** Fruits, roots and honey for labels, about 100 units in radius around the origin. */
import { type Art, ellipsePath } from '../../kit/art'
import { rows } from '../../kit/curves'
import { linear, radial } from '../../kit/paint'
import { place, wheel } from '../../kit/shapes'

function citrus(rind: string, pith: string, pulp: string, glow: string): Art {
  const wedge: Art = [
    { d: 'M0 -10C-10 -26 -30 -64 -29 -76C-18 -86 18 -86 29 -76C30 -64 10 -26 0 -10Z', fill: pulp },
    { d: 'M-12 -70L-5 -40M8 -74L4 -36M18 -68L10 -44', stroke: '#fff', width: 2.5, opacity: 0.45 },
  ]
  return [
    { d: ellipsePath(0, 0, 100), fill: radial([0.5, 0.5, 0.5], [0.8, rind], [1, rind]) },
    { d: ellipsePath(0, 0, 92), fill: pith },
    ...wheel(wedge, 8, 12),
    { d: ellipsePath(0, 0, 90), fill: radial([0.5, 0.5, 0.5], [0, glow, 0.95], [0.45, glow, 0.35], [1, glow, 0]) },
    { d: 'M-78 -44C-56 -82 -10 -96 30 -86', stroke: '#fff', width: 5, opacity: 0.5 },
  ]
}

export const orange = citrus('#EE7F1E', '#FFF1DC', '#F58A1F', '#FFC46B')
export const lemon = citrus('#E3C41D', '#FFFBE4', '#EFD530', '#FBF0A0')

const drop: Art = [
  {
    d: 'M0 -96C30 -44 58 -12 58 30C58 66 32 90 0 90C-32 90 -58 66 -58 30C-58 -12 -30 -44 0 -96Z',
    fill: linear([0.2, 0, 0.75, 1], [0, '#FFD979'], [0.55, '#F0A51F'], [1, '#C4730A']),
  },
  { d: 'M-34 26C-34 48 -22 64 -4 68', stroke: '#FFF3CF', width: 9, opacity: 0.9 },
  { d: ellipsePath(16, -8, 8, 14), fill: '#FFF3CF', opacity: 0.55 },
]

const cell = (x: number, y: number, opacity: number): Art => [
  {
    d: `M${x} ${y - 40}L${x + 35} ${y - 20}L${x + 35} ${y + 20}L${x} ${y + 40}L${x - 35} ${y + 20}L${x - 35} ${y - 20}Z`,
    fill: '#F7C75A',
    stroke: '#E29A1C',
    width: 5,
    opacity,
  },
]

export const honey: Art = [
  ...cell(-58, -34, 0.75),
  ...cell(16, -34, 0.5),
  ...cell(-21, 30, 0.65),
  ...cell(54, 30, 0.75),
  ...place(drop, 0, 4, 1.02),
]

export const honeyLemon: Art = [...place(lemon, 26, -8, 0.86), ...place(drop, -52, 22, 0.78)]

const cherryBall = (x: number, y: number, r: number): Art => [
  {
    d: ellipsePath(x, y, r, r * 0.96),
    fill: radial([0.36, 0.3, 0.78], [0, '#F2707C'], [0.45, '#CE2440'], [1, '#7E0C26']),
  },
  {
    d: `M${x - r * 0.55} ${y - r * 0.2}C${x - r * 0.5} ${y - r * 0.5} ${x - r * 0.3} ${y - r * 0.65} ${x - r * 0.1} ${y - r * 0.68}`,
    stroke: '#fff',
    width: 6,
    opacity: 0.75,
  },
]

export const cherry: Art = [
  { d: 'M-40 20C-36 -30 0 -72 40 -92M44 30C52 -10 52 -54 40 -92', stroke: '#5B7A33', width: 6 },
  { d: 'M38 -92C2 -108 -40 -100 -62 -74C-34 -52 10 -58 38 -92Z', fill: linear('fall', '#9CCB6F', '#4E8A34') },
  ...cherryBall(-42, 46, 50),
  ...cherryBall(48, 54, 46),
]

const rootFill = linear([0.2, 0, 0.7, 1], [0, '#F0CF98'], [0.6, '#D09A55'], [1, '#9C6526'])

export const ginger: Art = [
  {
    d: 'M-96 10C-104 -22 -66 -40 -40 -26C-52 -66 -12 -92 8 -62C14 -50 12 -40 10 -32C34 -44 52 -40 60 -28C76 -60 108 -44 98 -14C94 2 80 8 72 12C84 42 52 66 30 48C14 72 -24 66 -26 40C-54 52 -90 40 -96 10Z',
    fill: rootFill,
  },
  {
    d: 'M-70 -10C-62 0 -62 16 -68 26M-20 -24C-8 -14 -6 8 -14 24M34 -22C44 -8 42 14 34 28M-12 -64C-2 -66 4 -62 6 -54',
    stroke: '#A8722F',
    width: 3,
    opacity: 0.7,
  },
  { d: ellipsePath(58, 12, 36, 32), fill: '#B9803B' },
  { d: ellipsePath(58, 12, 30, 26), fill: radial([0.5, 0.5, 0.5], [0, '#FFF3C4'], [0.75, '#F6DC8C'], [1, '#E7BF62']) },
  { d: 'M44 6C52 0 66 0 74 8M42 18C54 26 66 24 74 18', stroke: '#D9AF52', width: 2.5 },
]

const seed = (x: number, y: number): Art => [
  { d: ellipsePath(x, y, 11, 13), fill: radial([0.38, 0.3, 0.75], '#FF9AA2', '#D12F4B', '#8C102E') },
]

export const pomegranate: Art = [
  { d: 'M-16 -84L-30 -112L-10 -102L0 -118L10 -102L30 -112L16 -84Z', fill: linear('down', '#D9604F', '#A3213A') },
  { d: ellipsePath(0, 6, 96, 92), fill: radial([0.36, 0.3, 0.78], [0, '#E2596A'], [0.6, '#BD2743'], [1, '#861331']) },
  { d: 'M8 -56C58 -52 82 -14 70 30C58 70 6 84 -30 58C-58 36 -54 -12 -30 -36C-18 -50 -8 -56 8 -56Z', fill: '#FBE6D2' },
  ...rows('-18,-20 8,-32 32,-24 -32,4 -8,4 18,-4 44,0 -26,30 0,28 26,22 48,24 -4,50 22,46').flatMap(([x, y]) =>
    seed(x, y),
  ),
]

const drupes = (fill: [string, string, string]): Art =>
  rows('-24,-34 0,-40 24,-34 -36,-10 -12,-14 12,-14 36,-10 -30,14 -6,12 18,12 34,16 -18,36 6,38 22,36 0,56').map(
    ([x, y]) => ({ d: ellipsePath(x, y, 16), fill: radial([0.36, 0.32, 0.72], fill[0], fill[1], fill[2]) }),
  )

export const berries: Art = [
  {
    d: 'M-4 -46C-34 -52 -54 -84 -44 -100C-14 -104 6 -78 -4 -46ZM10 -46C20 -84 54 -96 74 -82C70 -56 42 -38 10 -46Z',
    fill: linear('down', '#9CCB6F', '#3F7D3B'),
  },
  ...place(drupes(['#FF8FA0', '#D12B50', '#85102F']), -34, 14, 1.05),
  ...place(drupes(['#A987C9', '#5B2E78', '#2C1140']), 52, 26, 0.8),
]
