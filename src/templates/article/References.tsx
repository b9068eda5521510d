import { AppLink } from '@/components/AppLink/AppLink'
import type { Reference } from '@/content-model/types/reference'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import { distinct } from '@/lib/distinct'
import { longDate } from '@/lib/long-date'
import { ARTICLE_ANCHORS } from '@/routing/own-ids'
import { Folded } from './Folded'
import styles from './References.module.scss'

/** An article's sources, with link and date of access. */
export function References({ references }: { references: Reference[] }) {
  const label = useLabels(articleLabels)
  if (references.length === 0) return null
  const keys = distinct(references.map(({ id }) => id))
  return (
    <Folded title={label('article.references')} id={ARTICLE_ANCHORS.references}>
      <ol className={styles.references}>
        {references.map(({ title, publisher, href, consultedOn }, index) => (
          <li key={keys[index]}>
            {publisher && `${publisher}. `}
            <AppLink href={href}>{title}</AppLink>
            {consultedOn && `. ${label('article.consultedOn', { date: longDate(consultedOn) })}`}
          </li>
        ))}
      </ol>
    </Folded>
  )
}
