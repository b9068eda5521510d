/** Colors of the artwork: the brand's palette (brand guide, "Palette") and one accent per scent. Hex, sRGB. */

export const palette = {
  petrol900: '#06343B',
  petrol700: '#0B5560',
  petrol500: '#167582',
  mint300: '#9FE0CE',
  mint100: '#E3F6F0',
  ice50: '#F4FAF9',
  coral600: '#B93A2A',
  coral400: '#E4572E',
  sun300: '#FFD27A',
  white: '#FFFFFF',
} as const

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
