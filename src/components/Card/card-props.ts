import type { CardModel } from '@/models/card'
import type { HeadingLevel } from '@/models/section-base'
import type { CardVariant } from './card-variants'

export interface CardProps {
  card: CardModel
  variant: CardVariant
  headingLevel?: HeadingLevel
  /** Whether its picture is the page's main one. */
  isMain?: boolean
}
