import { classNames } from '@/lib/class-names'
import { plainList } from '@/lib/plain-list'
import type { CardModel } from '@/models/card'
import type { HeadingLevel, Surface } from '@/models/section-base'
import { Card } from '../Card/Card'
import { MedicineBlock } from '../MedicineBlock/MedicineBlock'
import styles from './CardGrid.module.scss'
import { type ListVariant, variantOfCard } from './card-layout'

export interface CardGridProps {
  cards: CardModel[]
  variant: ListVariant
  /** The grid's background: on light ones each product has its line's tint. */
  surface?: Surface
  headingLevel?: HeadingLevel
  isMain?: boolean
}

/** A list of cards; nothing if empty. Medicines are followed by the legal text. */
export function CardGrid({
  cards,
  variant,
  surface = 'white',
  headingLevel = 'h3',
  isMain = false,
}: CardGridProps) {
  if (cards.length === 0) return null
  const hasSheets = surface !== 'white' && surface !== 'ice'
  return (
    <>
      <ul
        {...plainList}
        className={classNames(styles.cards, styles[variant], hasSheets && styles.sheets)}
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
