import { CardGrid } from '@/components/CardGrid/CardGrid'
import type { ArticleTeaser } from '@/content-model/types/article-list'
import { editorialLabels } from '@/labels/editorial'
import type { LabelReader } from '@/labels/reader'
import { useLabels } from '@/labels/use-labels'
import type { CardModel } from '@/models/card'

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

export interface ArticleCardsProps {
  teasers: ArticleTeaser[]
  /** Whether the first card's picture is the page's main one. */
  isMain: boolean
}

export function ArticleCards({ teasers, isMain }: ArticleCardsProps) {
  const label = useLabels(editorialLabels)
  return (
    <CardGrid variant="articles" cards={teasers.map((teaser) => cardOf(teaser, label))} isMain={isMain} />
  )
}
