import { Card } from '@/components/Card/Card'
import type { ArticleTeaser } from '@/content-model/types/article-list'
import { editorialLabels } from '@/labels/editorial'
import type { LabelReader } from '@/labels/reader'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/lib/class-names'
import { plainList } from '@/lib/plain-list'
import type { CardModel } from '@/models/card'
import styles from './ArticleCards.module.scss'

/** A teaser as a card; its action has the card's address. */
const cardOf = (
  { card, isHowTo, keepReading }: ArticleTeaser,
  label: LabelReader<keyof typeof editorialLabels>,
): CardModel => ({
  ...card,
  eyebrow: isHowTo ? label('articles.howTo') : card.eyebrow,
  ...(card.href && {
    action: {
      id: `${card.id}.read`,
      href: card.href,
      text: keepReading ?? label('articles.keepReading'),
      variant: 'text',
    },
  }),
})

/** Number of large first cards: as many as the rows of three leave over. */
const leadingCards = (count: number): number => (count < 3 ? count : count % 3)

export interface ArticleCardsProps {
  teasers: ArticleTeaser[]
  /** Whether no picture is above: the first card's is then the page's main one. */
  opensPage: boolean
}

export function ArticleCards({ teasers, opensPage }: ArticleCardsProps) {
  const label = useLabels(editorialLabels)
  const leading = leadingCards(teasers.length)
  return (
    <ul {...plainList} className={styles.teasers}>
      {teasers.map((teaser, index) => {
        const isLeading = index < leading
        return (
          <li
            key={teaser.card.id}
            className={classNames(styles.cell, isLeading && (leading === 1 ? styles.whole : styles.half))}
          >
            <Card
              card={cardOf(teaser, label)}
              variant={isLeading && leading === 1 ? 'lead' : 'article'}
              headingLevel="h3"
              isMain={opensPage && index === 0}
            />
          </li>
        )
      })}
    </ul>
  )
}
