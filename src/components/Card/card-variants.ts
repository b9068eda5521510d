import { sizesUpTo } from '@/lib/sizes-up-to'

/**
 * How a card is drawn: `lead` is the first and largest of a list of articles; `hit`, `pack` and `row` are what a search
 * found: articles, products, and either of them small.
 */
export type CardVariant =
  | 'plain'
  | 'tile'
  | 'circle'
  | 'product'
  | 'article'
  | 'lead'
  | 'hit'
  | 'pack'
  | 'row'

const THREE_A_ROW = sizesUpTo({ phone: '92vw', tablet: '45vw' }, '25rem')

/** How wide each variant draws its picture, and the widest that is worth asking for at twice the density. */
export const pictureSizes: Record<CardVariant, { sizes: string; maxWidth: number }> = {
  plain: { sizes: THREE_A_ROW, maxWidth: 1024 },
  tile: { sizes: sizesUpTo({ phone: '45vw', tablet: '30vw' }, '13rem'), maxWidth: 768 },
  circle: { sizes: sizesUpTo({ phone: '40vw' }, '12rem'), maxWidth: 480 },
  product: { sizes: sizesUpTo({ phone: '60vw', tablet: '40vw' }, '18rem'), maxWidth: 768 },
  article: { sizes: THREE_A_ROW, maxWidth: 1024 },
  lead: { sizes: sizesUpTo({ mobile: '92vw' }, '44rem'), maxWidth: 1920 },
  hit: { sizes: THREE_A_ROW, maxWidth: 768 },
  pack: { sizes: sizesUpTo({ phone: '45vw', tablet: '40vw' }, '18rem'), maxWidth: 768 },
  row: { sizes: '6rem', maxWidth: 360 },
}

/** Variants whose words stand in line with their neighbors', also where a picture is missing. */
export const keepsPictureRoom: Partial<Record<CardVariant, true>> = { hit: true, pack: true, row: true }
