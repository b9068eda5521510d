import type { ImageFile } from './picture'

export interface Country {
  id: string
  title: string
  /** The language's name in itself, and its code for screen readers and browsers (BCP 47). */
  language: string
  languageCode: string | null
  href: string | null
  flag: ImageFile | null
}

export interface Continent {
  id: string
  title: string
  countries: Country[]
}
