/** Colors of the illustrated world: the brand's palette, its in-between tones, and mixing. */

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

const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** Mixes two `#RRGGBB` colors; `t` is the share of the second, 0 to 1. */
export function mix(a: string, b: string, t: number): string {
  const [ar, ag, ab] = channels(a)
  const [br, bg, bb] = channels(b)
  const part = (x: number, y: number) =>
    Math.round(x + (y - x) * t)
      .toString(16)
      .padStart(2, '0')
  return `#${part(ar, br)}${part(ag, bg)}${part(ab, bb)}`
}

/** Toward the world's shadow color (petrol, so that shadows stay in the family). */
export function shade(hex: string, t: number): string {
  return mix(hex, P.petrol900, t)
}

/** Toward the world's light (warm cream). */
export function tint(hex: string, t: number): string {
  return mix(hex, P.cream, t)
}

/** The same color with an opacity, as `rgba()`. */
export function alpha(hex: string, opacity: number): string {
  const [r, g, b] = channels(hex)
  return `rgba(${r},${g},${b},${opacity})`
}
