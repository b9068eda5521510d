import type { CardModel } from '@/shared/content-model/views/card'
import type { HeadingLevel } from '@/shared/content-model/views/section-base'
import { MAIN_ON_PHONES, sizesUpTo } from '@/shared/utils/sizes-up-to'

/** How a card is rendered: of a list of articles `lead` is the first and largest, the others are each a `row`. */
export type CardVariant = 'plain' | 'tile' | 'circle' | 'product' | 'row' | 'lead'

export interface CardProps {
  card: CardModel
  variant: CardVariant
  headingLevel?: HeadingLevel
  isMain?: boolean
}

/** A picture's `sizes`, and its widest useful width at double density, in pixels. */
export interface CardPictureSizes {
  sizes: string
  maxWidth: number
}

export const THREE_IN_A_ROW = sizesUpTo({ phone: '92vw', mobile: '46vw' }, 'min(30vw, 26rem)')

export const pictureSizes: Record<CardVariant, CardPictureSizes> = {
  plain: { sizes: THREE_IN_A_ROW, maxWidth: 1024 },
  tile: { sizes: sizesUpTo({ phone: '45vw', tablet: '30vw' }, '13rem'), maxWidth: 768 },
  circle: { sizes: sizesUpTo({ phone: '40vw' }, '12rem'), maxWidth: 480 },
  product: { sizes: sizesUpTo({ phone: '38vw', tablet: '30vw' }, '18vw'), maxWidth: 768 },
  row: { sizes: '5.5rem', maxWidth: 360 },
  lead: { sizes: sizesUpTo({ phone: MAIN_ON_PHONES }, 'min(55vw, 46rem)'), maxWidth: 1920 },
}
