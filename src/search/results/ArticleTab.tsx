import type { ReactNode } from 'react'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import type { SearchState } from '../core/url-state'
import type { IndexResults } from '../port'
import { EmptyState } from './EmptyState'
import { HitList } from './HitList'
import styles from './SearchResults.module.scss'

export interface ArticleTabProps {
  results: IndexResults
  state: SearchState
  /** What turns the pages of the hits. */
  pagination: ReactNode
}

/** Tab 0: the articles that were found. */
export function ArticleTab({ results, state, pagination }: ArticleTabProps) {
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
      <HitList hits={results.hits} variant="article" />
      {pagination}
    </div>
  )
}
