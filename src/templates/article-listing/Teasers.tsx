import { Card } from '@/components/Card/Card'
import type { CardLook } from '@/components/Card/card-looks'
import { useLabels } from '@/labels/LabelsProvider'
import type { LabelReader } from '@/labels/reader'
import type { ArticleTeaser } from '@/models/pages/article-listing'
import type { CardModel } from '@/models/sections'
import styles from './Teasers.module.scss'

/** A teaser as a card: what its sign says leads where the card leads. */
const cardOf = ({ card, isHowTo, keepReading }: ArticleTeaser, label: LabelReader): CardModel => ({
  ...card,
  eyebrow: isHowTo ? label('article.howTo') : card.eyebrow,
  action: card.href
    ? {
        id: `${card.id}.read`,
        href: card.href,
        text: keepReading ?? label('article.keepReading'),
        isExternal: !card.href.startsWith('/'),
        opensNewTab: false,
        variant: 'text',
        toolTip: null,
        analytics: null,
        isFullWidthOnPhone: false,
      }
    : null,
})

/** Three stand in a row; when one is left over, the first of them leads, large and in a row of its own. */
const lookOf = (index: number, count: number): CardLook =>
  index === 0 && (count === 1 || count % 3 === 1) ? 'lead' : 'article'

/** The articles of a tab. */
export function Teasers({ teasers }: { teasers: ArticleTeaser[] }) {
  const label = useLabels()
  return (
    <ul className={styles.teasers}>
      {teasers.map((teaser, index) => {
        const look = lookOf(index, teasers.length)
        return (
          <li key={teaser.card.id} className={look === 'lead' ? styles.lead : styles.cell}>
            <Card
              card={cardOf(teaser, label)}
              look={look}
              newTabLabel={label('link.newTab')}
              headingLevel="h3"
            />
          </li>
        )
      })}
    </ul>
  )
}
