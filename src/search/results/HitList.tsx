import dynamic from 'next/dynamic'
import { AppLink } from '@/components/AppLink/AppLink'
import { Picture } from '@/components/Picture/Picture'
import { classNames } from '@/lib/class-names'
import { plainList } from '@/lib/plain-list'
import type { SearchHit } from '../core/hit'
import { hitPicture } from '../core/hit'
import { Highlighted } from '../Highlighted'
import styles from './HitList.module.scss'

/** Loaded with the first hit that has one. */
const HitRating = dynamic(() => import('@/components/Rating/Rating').then((module) => module.Rating))

export interface HitListProps {
  hits: SearchHit[]
  variant: 'article' | 'product'
}

const sizes = {
  article: '(max-width: 599px) 92vw, (max-width: 1023px) 45vw, 25rem',
  product: '(max-width: 599px) 45vw, (max-width: 1023px) 40vw, 18rem',
}

/** Hits as cards that are one link each, with what was found marked. */
export function HitList({ hits, variant }: HitListProps) {
  return (
    <ul {...plainList} className={classNames(styles.list, styles[variant])}>
      {hits.map((hit) => {
        const picture = hitPicture(hit)
        return (
          <li key={hit.id} className={styles.card}>
            <div className={styles.media}>
              {picture && (
                <Picture picture={picture} sizes={sizes[variant]} maxWidth={768} className={styles.image} />
              )}
            </div>
            <div className={styles.body}>
              {hit.category && <p className={styles.category}>{hit.category}</p>}
              <h3 className={styles.title}>
                <AppLink className={styles.link} href={hit.url}>
                  <Highlighted parts={hit.titleParts} />
                </AppLink>
              </h3>
              {hit.rating && <HitRating rating={hit.rating} />}
              {hit.shortDescription && (
                <p className={styles.text}>
                  <Highlighted parts={hit.descriptionParts} />
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
