import type { Picture } from './picture'

export interface ComparedProduct {
  id: string
  /** Its value in `?produtos=`; unique among the products. */
  key: string
  title: string
  line: string | null
  text: string | null
  href: string | null
  picture: Picture | null
  isMedicine: boolean
  /** In months; null where editors claim none. */
  minimumAge: number | null
  /** In months; below it a doctor decides. */
  withDoctorUntil: number | null
  notFor: string[]
  isRecalled?: true
  registrationNumber: string | null
  ingredients: string[]
  /** Keys of the products that must not be used along with it, and the substance that both contain where that is why. */
  notWith: { key: string; ingredient: string | null }[]
  variants: string[]
  /** Unique ids of the facets that it carries. */
  facets: string[]
}

/** What the compare table is drawn from: every product, and a row per group of facets. */
export interface Comparison {
  products: ComparedProduct[]
  /** Where all products are asked for, on a page that carries the first of them only (behavior LIST-8). */
  restHref?: string
  groups: { id: string; title: string; facets: { id: string; title: string }[] }[]
}
