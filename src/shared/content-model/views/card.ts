import type { Action } from '@/shared/content-model/views/link'
import type { Picture } from '@/shared/content-model/views/picture'
import type { Rating } from '@/shared/content-model/views/review'
import type { LineColor, ProductCategory } from '@/shared/content-model/vocabulary'

export interface CardModel {
  id: string
  kind: 'callout' | 'favorite' | 'product' | 'article' | 'collection'
  title: string
  eyebrow: string | null
  text: string | null
  image: Picture | null
  href: string | null
  action?: Action
  moreActions?: Action[]
  supportingText?: string
  disclaimer?: string
  isHighlighted?: true
  /** On the server only: names the reviews of its product until their rating is read (`page-props/with-ratings.ts`). */
  ratingKey?: string
  /** Of real, published reviews; without any there is none. */
  rating?: Rating
  /** What kind of thing a product is by law, and from how many months of age it may be used. */
  category?: ProductCategory
  minimumAge?: number
  /** In months; below it a doctor decides. */
  withDoctorUntil?: number
  /** Of a medicine: the names of its substances, and its number at the authority. */
  substances?: string[]
  registration?: string
  isRecalled?: true
  /** A card that editors wrote by hand, whose text says more than its title in a row, too. */
  isWritten?: true
  /** Of the product's line, or of the line that the card leads to. */
  lineColor?: LineColor
}
