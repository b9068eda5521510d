import { AppLink } from '@/components/AppLink/AppLink'
import { Picture } from '@/components/Picture/Picture'
import type { Person } from '@/content-model/types/person'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import { plainList } from '@/lib/plain-list'
import styles from './Byline.module.scss'
import { Folded } from './Folded'

export interface BylineProps {
  author: Person | null
  reviewer: Person | null
}

/** Author and reviewer of a health text, with professional registration. */
export function Byline({ author, reviewer }: BylineProps) {
  const label = useLabels(articleLabels)
  const people = [
    ...(author ? [{ task: label('article.writtenBy'), person: author }] : []),
    ...(reviewer ? [{ task: label('article.checkedBy'), person: reviewer }] : []),
  ]
  if (people.length === 0) return null
  return (
    <div data-screen-only="">
      <Folded title={label('article.people')}>
        <ul {...plainList} className={styles.people}>
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
                  <p className={styles.role}>{[role, registration].filter(Boolean).join(' · ')}</p>
                )}
                {bio && <p className={styles.bio}>{bio}</p>}
              </div>
            </li>
          ))}
        </ul>
      </Folded>
    </div>
  )
}
