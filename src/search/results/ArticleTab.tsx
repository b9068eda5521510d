import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import type { SearchState } from '../core/url-state'
import { EmptyState } from './EmptyState'
import { HitList } from './HitList'
import { Pagination } from './Pagination'
import styles from './SearchResults.module.scss'
import type { TabResults } from './use-results'

export interface ArticleTabProps {
  results: TabResults
  state: SearchState
  onChange: (state: SearchState) => void
  onTurn: () => void
}

/** Tab 0: the articles that were found. */
export function ArticleTab({ results, state, onChange, onTurn }: ArticleTabProps) {
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
      <Pagination
        state={{ ...state, tab: 'articles' }}
        pageCount={results.pageCount}
        onChange={onChange}
        onTurn={onTurn}
      />
    </div>
  )
}
