import { AppLink } from '@/components/AppLink/AppLink'
import { Picture } from '@/components/Picture/Picture'
import { plainList } from '@/lib/plain-list'
import type { PopularSearch } from '@/models/pages/search'
import styles from './PopularSearches.module.scss'

export interface PopularSearchesProps {
  title: string
  searches: PopularSearch[]
}

/** Searches that many people make, each a link with its picture; nothing where there is none. */
export function PopularSearches({ title, searches }: PopularSearchesProps) {
  if (searches.length === 0) return null
  return (
    <section className={styles.popular}>
      <h2 className={styles.title}>{title}</h2>
      <ul {...plainList} className={styles.list}>
        {searches.map((search) => (
          <li key={search.id}>
            <AppLink className={styles.chip} href={search.href}>
              {search.picture && (
                <Picture
                  picture={{ ...search.picture, alt: '' }}
                  sizes="4rem"
                  maxWidth={360}
                  className={styles.picture}
                />
              )}
              {search.title}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
