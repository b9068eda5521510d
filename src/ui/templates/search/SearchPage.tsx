import { useEffect } from 'react'
import { pushSearchEvent } from '@/browser/analytics/search-event'
import { useQueryString } from '@/browser/history/use-query-string'
import { useOnDemand } from '@/browser/hooks/use-on-demand'
import { WithoutScript } from '@/browser/hydration/WithoutScript'
import type { SearchPageModel } from '@/shared/content-model/types/search-page'
import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { LoadFailure } from '@/ui/components/LoadFailure/LoadFailure'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { formatSearchState, parseSearchState, type SearchState } from '@/ui/search/core/url-state'
import { PopularSearches } from '@/ui/search/PopularSearches'
import { ResultsSkeleton } from '@/ui/search/results/ResultsSkeleton'
import { SearchForm } from '@/ui/search/SearchForm'
import { UrgentHelp } from '@/ui/search/UrgentHelp'
import { useSentSearch } from '@/ui/search/use-sent-search'
import { TitledLinks } from '@/ui/sections/Links/TitledLinks'
import type { TemplateProps } from '../template-props'
import styles from './SearchPage.module.scss'

/** Search client and InstantSearch load with the first term only. */
const loadResults = async () => (await import('@/ui/search/results/SearchResults')).SearchResults

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
  // From here on React knows whether there is a term (src/ui/layout/search-term.js).
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
              isPlain={page.isPlain === true}
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
