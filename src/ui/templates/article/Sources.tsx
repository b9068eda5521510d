import type { ReactNode } from 'react'
import type { ArticleModel } from '@/shared/content-model/types/article'
import type { Reference } from '@/shared/content-model/types/article-parts'
import { articleLabels } from '@/shared/labels/article'
import { useLabels } from '@/shared/labels/use-labels'
import { ARTICLE_ANCHORS } from '@/shared/routing/own-ids'
import { classNames } from '@/shared/utils/class-names'
import { distinct } from '@/shared/utils/distinct'
import { longDate } from '@/shared/utils/long-date'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { DisclosureMark } from '@/ui/components/DisclosureMark/DisclosureMark'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './Sources.module.scss'

/** A part after the text, folded below its title. @param id for links to it */
function Folded({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>
        <h2 id={id} className="size-h4">
          {title}
        </h2>
        <DisclosureMark />
      </summary>
      {children}
    </details>
  )
}

/** Author and reviewer of a health text, with professional registration. */
export function Byline({ author, reviewer }: Pick<ArticleModel, 'author' | 'reviewer'>) {
  const label = useLabels(articleLabels)
  const people = [
    ...(author ? [{ task: label('article.writtenBy'), person: author }] : []),
    ...(reviewer ? [{ task: label('article.checkedBy'), person: reviewer }] : []),
  ]
  return (
    <div data-screen-only="">
      <Folded title={label('article.people')}>
        <ul {...plainList} className="stack-5">
          {people.map(({ task, person: { id, name, role, registration, bio, photo, href } }) => (
            <li key={`${task} ${id}`} className={styles.person}>
              {photo && (
                <Picture
                  picture={{ ...photo, alt: '' }}
                  sizes="4.5rem"
                  maxWidth={360}
                  className={styles.photo}
                />
              )}
              <div className={styles.words}>
                <p className={styles.task}>{task}</p>
                <p className="bold">
                  <AppLink href={href}>{name}</AppLink>
                </p>
                {(role || registration) && (
                  <p className="muted note">{[role, registration].filter(Boolean).join(' · ')}</p>
                )}
                {bio && <p className={classNames('muted', 'note', styles.bio)}>{bio}</p>}
              </div>
            </li>
          ))}
        </ul>
      </Folded>
    </div>
  )
}

/** An article's sources, with link and date of access. */
export function References({ references }: { references: Reference[] }) {
  const label = useLabels(articleLabels)
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
