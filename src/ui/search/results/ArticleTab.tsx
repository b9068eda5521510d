import type { ReactNode } from 'react'
import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import type { SearchState } from '../core/url-state'
import type { IndexResults, SearchHit } from '../port'
import { EmptyState } from './EmptyState'
import { HitList } from './HitList'
import styles from './SearchResults.module.scss'

export interface ArticleTabProps {
  results: IndexResults
  state: SearchState
  products: SearchHit[]
  audience: ReactNode
  pagination: ReactNode
}

/** Tab 0: the best article with the sentence that was found, a shelf of products, and the other articles as rows. */
export function ArticleTab({ results, state, products, audience, pagination }: ArticleTabProps) {
  const label = useLabels(searchLabels)
  if (results.count === 0)
    return (
      <EmptyState
        title={label('search.noArticles', { term: state.term })}
        hint={label('search.noArticlesHint')}
      />
    )
  return (
    <div className={styles.list}>
      <HitList hits={results.hits.slice(0, 1)} variant="lead" />
      {products.length > 0 && (
        <section className={styles.shelf} aria-label={label('search.products')}>
          {audience}
          <HitList hits={products} variant="shelf" />
        </section>
      )}
      <HitList hits={results.hits.slice(1)} variant="row" />
      {pagination}
    </div>
  )
}
