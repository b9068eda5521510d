import { useEffect } from 'react'
import { pushSearchEvent } from '@/analytics/search-event'
import { LoadFailure } from '@/components/LoadFailure/LoadFailure'
import { Paragraphs } from '@/components/Paragraphs/Paragraphs'
import type { SearchPageModel } from '@/content-model/types/search-page'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import { useQueryString } from '@/navigation/use-query-string'
import { WithoutScript } from '@/navigation/WithoutScript'
import { formatSearchState, parseSearchState, type SearchState } from '@/search/core/url-state'
import { PopularSearches } from '@/search/PopularSearches'
import { ResultsSkeleton } from '@/search/results/ResultsSkeleton'
import { SearchForm } from '@/search/SearchForm'
import { UrgentHelp } from '@/search/UrgentHelp'
import { useSentSearch } from '@/search/use-sent-search'
import { TitledLinks } from '@/sections/Links/TitledLinks'
import { classNames } from '@/utils/class-names'
import { useOnDemand } from '@/utils/hooks/use-on-demand'
import type { TemplateProps } from '../template-props'
import styles from './SearchPage.module.scss'

/** Search client and InstantSearch load with the first term only. */
const loadResults = async () => (await import('@/search/results/SearchResults')).SearchResults

const popularOf = ({ suggestions, popularSearches }: SearchPageModel) =>
  suggestions.length > 0 ? suggestions : popularSearches

function SearchLanding({ page }: TemplateProps<'search'>) {
  const label = useLabels(searchLabels)
  return (
    <div className={styles.start}>
      <WithoutScript>
        <p>{label('search.withoutScript')}</p>
        {(page.unclear || page.guidance.length > 0) && <UrgentHelp />}
      </WithoutScript>
      <PopularSearches title={label('search.popular')} searches={popularOf(page)} />
    </div>
  )
}

/** The search page: a form for any browser, results, and links. */
export function SearchPage({ page }: TemplateProps<'search'>) {
  const label = useLabels(searchLabels)
  const [query, changeQuery] = useQueryString()
  const state = parseSearchState(query)
  const hasTerm = state.term !== ''
  useSentSearch(state.term)
  const { Part: SearchResults, hasFailed, retry } = useOnDemand(loadResults, hasTerm)
  // From here on React knows whether there is a term (src/layout/search-term.js).
  useEffect(() => {
    if (hasTerm) document.documentElement.dataset.searching = 'no'
  }, [hasTerm])
  const show = (next: SearchState) => changeQuery(() => formatSearchState(next))
  const search = (term: string) => {
    pushSearchEvent(term)
    show({ term, tab: null, page: 1, facets: {} })
  }
  const links = [...(page.links?.links ?? []), ...page.listings]

  return (
    <>
      <div className={classNames(styles.page, hasTerm && styles.searched)}>
        <div className={styles.head}>
          <h1>{page.title}</h1>
          {page.description && <Paragraphs text={page.description} className="muted large" />}
        </div>
        <SearchForm term={state.term} onSearch={search} />
        <div className={classNames(styles.room, hasTerm && styles.searching)}>
          {!hasTerm && <SearchLanding page={page} />}
          {hasTerm && hasFailed && <LoadFailure onRetry={retry} />}
          {hasTerm && !SearchResults && !hasFailed && <ResultsSkeleton />}
          {hasTerm && SearchResults && (
            <SearchResults
              state={state}
              onChange={show}
              pageTitle={page.meta.title}
              popularSearches={popularOf(page)}
              unclear={page.unclear}
            />
          )}
        </div>
      </div>
      {links.length > 0 && (
        <TitledLinks
          key={String(hasTerm)}
          title={page.links?.title ?? label('search.listings')}
          links={links}
        />
      )}
    </>
  )
}
