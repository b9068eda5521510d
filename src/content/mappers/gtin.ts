import type { Entry } from '@/content-model/entry'
import { isGtin } from '@/products/gtin'

/** A product's number for shops and search engines; null, and reported, where it is none. */
export function mapGtin(entry: Entry<'product' | 'productVariant' | 'scent'>): string | null {
  const { gtin } = entry.fields
  if (gtin === null || isGtin(gtin)) return gtin
  entry.report('gtin', 'invalidGtin', gtin)
  return null
}
