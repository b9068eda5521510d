import { pushSearchEvent } from '@/browser/analytics/search-event'
import { SEARCH_PATH } from '@/shared/config/site'
import type { PopularSearch } from '@/shared/content-model/types/header'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Picture } from '@/ui/components/Picture/Picture'
import { parseSearchState } from './core/url-state'
import styles from './PopularSearches.module.scss'

const termOf = (href: string): string => {
  const [path, query = ''] = href.split('?')
  return path === SEARCH_PATH ? parseSearchState(query).term : ''
}

export function PopularSearches({ title, searches }: { title: string; searches: PopularSearch[] }) {
  if (searches.length === 0) return null
  return (
    <section className={styles.popular}>
      <h2 className="size-h4">{title}</h2>
      <ul {...plainList} className={styles.list}>
        {searches.map((search) => (
          <li key={search.id}>
            <AppLink
              className={styles.chip}
              href={search.href}
              onClick={() => {
                const term = termOf(search.href)
                if (term !== '') pushSearchEvent(term)
              }}
            >
              {search.picture && (
                <Picture picture={search.picture} sizes="4rem" maxWidth={360} className={styles.picture} />
              )}
              {search.title}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
