import { AppLink } from '@/components/AppLink/AppLink'
import { Picture } from '@/components/Picture/Picture'
import { classNames } from '@/lib/class-names'
import { plainList } from '@/lib/plain-list'
import type { SearchHit } from '../core/hit'
import { hitPicture } from '../core/hit'
import { Highlighted } from '../Highlighted'
import styles from './SuggestedCards.module.scss'

export interface SuggestedCardsProps {
  title: string
  hits: SearchHit[]
  variant: 'article' | 'product'
}

/** The first hits of one index as cards; nothing where there is none. */
export function SuggestedCards({ title, hits, variant }: SuggestedCardsProps) {
  if (hits.length === 0) return null
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul {...plainList} className={styles.list}>
        {hits.map((hit) => {
          const picture = hitPicture(hit)
          return (
            <li key={hit.id}>
              <AppLink className={styles.card} href={hit.url}>
                <span className={classNames(styles.media, styles[variant])}>
                  {picture && (
                    <Picture picture={picture} sizes="6rem" maxWidth={360} className={styles.image} />
                  )}
                </span>
                <span className={styles.body}>
                  <span className={styles.name}>
                    <Highlighted parts={hit.titleParts} />
                  </span>
                  {hit.shortDescription && <span className={styles.text}>{hit.shortDescription}</span>}
                </span>
              </AppLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
