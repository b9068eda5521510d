import { useEffect, useRef, useState } from 'react'
import type { PopularSearch } from '@/shared/content-model/types/header'
import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { scrollBelowHeader } from '@/shared/utils/scroll-below-header'
import type { Advice } from '@/shared/words/understanding/advise'
import { meantTerm } from '@/shared/words/understanding/meant-term'
import { Pagination } from '@/ui/components/Pagination/Pagination'
import { Tabs } from '@/ui/components/Tabs/Tabs'
import { PageTitle } from '@/ui/head/PageTitle'
import type { SearchService } from '../algolia/client'
import { SearchQueries } from '../algolia/instant-search'
import { resultsHref, SEARCH_TABS, type SearchState } from '../core/url-state'
import { Guidance } from '../Guidance'
import { takeResultsFocus } from '../go-to-results'
import { MeantTerm } from '../MeantTerm'
import { PopularSearches } from '../PopularSearches'
import type { Results } from '../port'
import { SearchFailure } from '../SearchFailure'
import { UrgentHelp } from '../UrgentHelp'
import { UNGUIDED } from '../use-advice'
import { AdvisedSkeleton } from './AdvisedSkeleton'
import { ArticleTab } from './ArticleTab'
import { Audience } from './Audience'
import { adviseResults, NO_CHOICE, type ProductChoice } from './advise-results'
import { audienceOf } from './audience'
import { EmptyState } from './EmptyState'
import { ProductTab, type ProductTabProps } from './ProductTab'
import styles from './SearchResults.module.scss'
import { useCountedSearch, useMeasuredResults } from './use-counted-search'
import { useFacets } from './use-facets'
import { useReservedHeight } from './use-reserved-height'
import { tabOf, useShownResults } from './use-shown-results'

const ON_SHELF = 4

export interface ResultsViewProps {
  service: SearchService
  state: SearchState
  onChange: (state: SearchState) => void
  pageTitle: string
  popularSearches: PopularSearch[]
  advice: Advice
}

export function ResultsView({ service, state: requested, advice, pageTitle, ...props }: ResultsViewProps) {
  const label = useLabels(searchLabels)
  const { state, results: found } = useShownResults(requested, service)
  const [choice, setChoice] = useState<ProductChoice>(NO_CHOICE)
  const shown = choice.term === state.term ? choice : { ...NO_CHOICE, term: state.term }
  const results = adviseResults(found, advice, shown)
  const { tabs, isFailed } = results
  useMeasuredResults(tabs, state.term)
  useCountedSearch(found.tabs, advice, state)
  const room = useRef<HTMLDivElement>(null)
  const size = useReservedHeight(room, tabs !== null || isFailed)
  const facets = useFacets(tabs?.products ?? null, state)
  const announcement = tabs
    ? label('search.announceResults', {
        term: state.term,
        articles: tabs.articles.count,
        products: tabs.products.count,
      })
    : label('search.loading')
  return (
    <div ref={room} {...(size !== null && { 'data-settled': '', style: { minBlockSize: size } })}>
      <PageTitle title={label('search.pageTitle', { term: state.term, title: pageTitle })} />
      <SearchQueries service={service} state={state} groups={[...facets.titles.keys()]} />
      <p role="status" className="visually-hidden">
        {[
          ...advice.guidance.map(({ title }) => title),
          isFailed ? label('search.failed') : announcement,
        ].join(' ')}
      </p>
      <ResultsContent
        {...props}
        advice={advice}
        choice={shown}
        onChoose={setChoice}
        state={state}
        results={results}
        filters={facets}
      />
    </div>
  )
}

interface ResultsContentProps extends Omit<ProductTabProps, 'results' | 'chosenFor' | 'pagination'> {
  results: Results
  popularSearches: PopularSearch[]
}

function ResultsContent(props: ResultsContentProps) {
  const { state, onChange, popularSearches, results, advice, choice, onChoose } = props
  const label = useLabels(searchLabels)
  const region = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { tabs, isLoading, isFailed, retry } = results
  useEffect(() => {
    if (heading.current && takeResultsFocus()) heading.current.focus({ preventScroll: true })
  })
  const guidance = <Guidance advice={advice} />
  if (isFailed)
    return (
      <>
        {guidance}
        <SearchFailure onRetry={retry} />
      </>
    )
  if (!tabs) return <AdvisedSkeleton term={state.term} advice={advice} />

  const { articles, products } = tabs
  const hasChosen = Object.keys(state.facets).length > 0
  const { term } = state
  const meant = (
    <MeantTerm term={meantTerm(term, advice, [...articles.hits, ...products.hits], popularSearches)} />
  )
  if (articles.count + products.count === 0 && advice.guidance.length === 0 && !hasChosen)
    return (
      <div className={styles.nothingAtAll}>
        <EmptyState
          headingRef={heading}
          title={label('search.noResults', { term })}
          hint={label(popularSearches.length > 0 ? 'search.noResultsHint' : 'search.noResultsPlain')}
        >
          {meant}
          {advice !== UNGUIDED && <UrgentHelp />}
        </EmptyState>
        <PopularSearches title={label('search.popular')} searches={popularSearches} />
      </div>
    )

  const tab = tabOf(state, tabs)
  const audience = choice.isForAll ? [] : audienceOf(advice.user, advice.read.ages)
  const chosenFor = audience.length > 0 && (
    <Audience parts={audience} onShowAll={() => onChoose({ ...choice, isForAll: true })} />
  )
  const turnPage = () => {
    region.current?.focus({ preventScroll: true })
    if (region.current) scrollBelowHeader(region.current)
  }
  const stateOfTab = (index: number): SearchState => ({ ...state, tab: SEARCH_TABS[index] ?? tab, page: 1 })
  const pagination = (
    <Pagination
      label={label('search.pages')}
      page={state.page}
      pageCount={tabs[tab].pageCount}
      hrefOf={(page) => resultsHref({ ...state, tab, page })}
      onTurn={(page) => {
        onChange({ ...state, tab, page })
        turnPage()
      }}
    />
  )
  return (
    <div ref={region} className={styles.region} tabIndex={-1} aria-busy={isLoading}>
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        {label('search.resultsFor', { term })}
      </h2>
      {guidance}
      {meant}
      <Tabs
        label={label('search.tabs')}
        variant="underlined"
        selected={SEARCH_TABS.indexOf(tab)}
        onSelect={(index) => onChange(stateOfTab(index))}
        hrefOf={(index) => resultsHref(stateOfTab(index))}
        panelClassName={classNames(isLoading && styles.stale)}
        tabs={SEARCH_TABS.map((id) => ({
          id,
          title: label(`search.${id}`),
          count: id === 'products' ? products.count : articles.count,
          content:
            id !== tab ? null : id === 'articles' ? (
              <ArticleTab
                results={articles}
                state={state}
                products={state.page === 1 ? products.hits.slice(0, ON_SHELF) : []}
                audience={chosenFor}
                pagination={pagination}
              />
            ) : (
              <ProductTab {...props} results={products} chosenFor={chosenFor} pagination={pagination} />
            ),
        }))}
      />
    </div>
  )
}
