import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import type { SearchState } from '../core/url-state'
import { HitList } from './HitList'
import { Nothing } from './Nothing'
import { Pages } from './Pages'
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
      <Nothing
        title={label('search.noArticles', { term: state.term })}
        hint={label('search.noArticlesHint')}
      />
    )
  return (
    <div className={styles.list}>
      <HitList hits={results.hits} look="article" />
      <Pages
        state={{ ...state, tab: 'articles' }}
        pageCount={results.pageCount}
        onChange={onChange}
        onTurn={onTurn}
      />
    </div>
  )
}
