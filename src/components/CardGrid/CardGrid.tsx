import type { CardSection } from '@/content-model/types/card-section'
import { classNames } from '@/lib/class-names'
import { plainList } from '@/lib/plain-list'
import type { CardModel } from '@/models/card'
import type { HeadingLevel, Surface } from '@/models/section-base'
import { Card } from '../Card/Card'
import { MedicineBlock } from '../MedicineBlock/MedicineBlock'
import styles from './CardGrid.module.scss'
import { variantOfCard } from './card-layout'

export interface CardGridProps {
  cards: CardModel[]
  /** How many stand in a row, and how each is drawn. */
  variant: CardSection['variant']
  /** The ground that the grid stands on: on light ones products get a tint each. */
  surface?: Surface
  headingLevel?: HeadingLevel
  /** Whether the first card's picture is the page's main one. */
  isMain?: boolean
}

/**
 * A list of cards: products, symptoms, articles, promises; nothing where there is none. The keys are those of links. Below
 * medicines stand the words that the law asks for.
 */
export function CardGrid({
  cards,
  variant,
  surface = 'white',
  headingLevel = 'h3',
  isMain = false,
}: CardGridProps) {
  if (cards.length === 0) return null
  const isTinted = variant === 'products' && (surface === 'white' || surface === 'ice')
  return (
    <>
      <ul
        {...plainList}
        className={classNames(styles.cards, styles[variant], isTinted && styles.tinted)}
        data-shelf={variant === 'products' ? '' : undefined}
      >
        {cards.map((card, index) => (
          <li key={card.id} className={styles.cell}>
            <Card
              card={card}
              variant={variantOfCard(variant, card, cards)}
              headingLevel={headingLevel}
              isMain={isMain && index === 0}
            />
          </li>
        ))}
      </ul>
      <MedicineBlock products={cards} />
    </>
  )
}
