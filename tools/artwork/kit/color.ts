/** The one palette of the artwork (brand guide, "Palette", and its in-between tones), and color arithmetic on sRGB. */

/** A scent's three tones: `main` for bands and caps, `deep` for print on pale ground, `pale` for tints. */
export interface Tone {
  main: string
  deep: string
  pale: string
}

export const tones = {
  original: { main: '#3FB79C', deep: '#0B5560', pale: '#D5F2E9' },
  menta: { main: '#4FC3A1', deep: '#0C6B5A', pale: '#DCF5EC' },
  eucalipto: { main: '#6FB3A6', deep: '#1F5F5B', pale: '#DFF0EC' },
  lavanda: { main: '#A08BD0', deep: '#4E3C8C', pale: '#ECE6F8' },
  laranja: { main: '#F4903A', deep: '#A84A0B', pale: '#FFE9D2' },
  mel: { main: '#EFAE32', deep: '#8A5200', pale: '#FFF0CC' },
  limao: { main: '#F2CF3B', deep: '#6E5A00', pale: '#FFF7CF' },
  cereja: { main: '#C72C46', deep: '#8A1530', pale: '#FBDDE2' },
  gengibre: { main: '#D99A4E', deep: '#83500F', pale: '#F8E9D3' },
  roma: { main: '#B3243F', deep: '#84122E', pale: '#F8DADF' },
  guaco: { main: '#5F9A3C', deep: '#335F1B', pale: '#E4F1DA' },
  frutas: { main: '#A92A63', deep: '#74184A', pale: '#F6DCE8' },
  camomila: { main: '#F6CF5A', deep: '#7A5B00', pale: '#FFF6D9' },
  noite: { main: '#41508F', deep: '#1E2A5E', pale: '#E1E5F6' },
  sal: { main: '#4AA9CF', deep: '#0F5B80', pale: '#DCF0F9' },
  salInfantil: { main: '#FFCE6B', deep: '#0F5B80', pale: '#FFF3D6' },
} satisfies Record<string, Tone>

export const P = {
  petrol900: '#06343B',
  petrol700: '#0B5560',
  petrol500: '#167582',
  petrol300: '#5AA9AE',
  petrol200: '#93C9CB',
  mint500: '#4FBB9F',
  mint400: '#74CFB5',
  mint300: '#9FE0CE',
  mint200: '#C4ECE1',
  mint100: '#E3F6F0',
  ice: '#F4FAF9',
  coral600: '#B93A2A',
  coral400: '#E4572E',
  coral300: '#F08560',
  coral200: '#F8B795',
  coral100: '#FCDCC8',
  sun400: '#F5B548',
  sun300: '#FFD27A',
  sun200: '#FFE2AB',
  sun100: '#FFF0D3',
  cream: '#FFF8EC',
  sand: '#EBDAC0',
  wood100: '#E3B98B',
  wood300: '#C98F5E',
  wood500: '#A36B43',
  wood700: '#74472E',
  leaf300: '#7CC9A4',
  leaf500: '#3F9F7E',
  leaf700: '#1F7462',
  night900: '#071F30',
  night700: '#0D3347',
  night500: '#184F63',
  night300: '#2F7383',
  amber: '#B8622A',
  white: '#FFFFFF',
} as const

/** Skin tones, light to dark. */
export const SKIN = ['#F9D5BA', '#EDB992', '#D69A6E', '#B0744B', '#7F4E34'] as const

type Rgb = readonly [number, number, number]

/** Channels of a `#RRGGBB` color, 0 to 255. */
export function rgb(color: string): Rgb {
  const n = Number.parseInt(color.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

export function hex(color: Rgb): string {
  const byte = (v: number) => Math.round(Math.min(255, Math.max(0, v)))
  return `#${color.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`
}

/** Mixes two `#RRGGBB` colors; `t` is the share of the second, 0 to 1. */
export function mix(a: string, b: string, t: number): string {
  const [x, y] = [rgb(a), rgb(b)]
  return hex([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t])
}

/** Toward white, as print pales. */
export const lighten = (color: string, t: number) => mix(color, '#FFFFFF', t)

/** Toward the brand's petrol rather than black, so that dark print stays in the palette. */
export const darken = (color: string, t: number) => mix(color, '#06262C', t)

/** Toward the illustrated world's shadow color (petrol, so that shadows stay in the family). */
export const shade = (color: string, t: number) => mix(color, P.petrol900, t)

/** Toward the illustrated world's light (warm cream). */
export const tint = (color: string, t: number) => mix(color, P.cream, t)

/** The same color with an opacity, as `rgba()`. */
export function alpha(color: string, opacity: number): string {
  return `rgba(${rgb(color).join(',')},${opacity})`
}
