import type { ProductCategory } from '@/content-model/vocabulary'

interface Claims {
  category: ProductCategory | null
  minimumAge: number | null
  isMedicine: boolean | null
}

/** What editors say of every product in a word or two. A medicine is one whatever else they chose; null is no claim. */
export function mapMarks({ category, minimumAge, isMedicine }: Claims) {
  return {
    category: isMedicine ? ('medicine' as const) : category,
    minimumAge: minimumAge !== null && minimumAge >= 0 ? minimumAge : null,
  }
}
