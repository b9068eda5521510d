import type { CardSection } from '@/shared/content-model/types/card-section'
import type { CardModel } from '@/shared/content-model/views/card'
import type { HeadingLevel, Surface } from '@/shared/content-model/views/section-base'
import { classNames } from '@/shared/utils/class-names'
import { plainList } from '@/shared/utils/plain-list'
import { Card } from '../Card/Card'
import type { CardVariant } from '../Card/card-variants'
import { MedicineBlock } from '../MedicineBlock/MedicineBlock'
import styles from './CardGrid.module.scss'

/** What editors can choose, and rows without a lead. */
export type ListVariant = CardSection['variant'] | 'rows'

const variants: Record<ListVariant, CardVariant> = {
  grid: 'plain',
  tiles: 'tile',
  circles: 'circle',
  products: 'product',
  articles: 'row',
  rows: 'row',
}

const isPackShot = ({ kind }: CardModel) => kind === 'product' || kind === 'favorite'

/** A card's variant in its list: the first article leads; in mixed grids product cards show the whole pack. */
export function variantOfCard(variant: ListVariant, card: CardModel, cards: CardModel[]): CardVariant {
  if (variant === 'articles' && card === cards[0]) return 'lead'
  return variant === 'grid' && isPackShot(card) ? 'product' : variants[variant]
}

export interface CardGridProps {
  cards: CardModel[]
  variant: ListVariant
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
        // Firefox would stop at a row that scrolls.
        tabIndex={variant === 'products' ? -1 : undefined}
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
