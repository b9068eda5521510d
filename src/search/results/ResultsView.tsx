import { useEffect, useRef } from 'react'
import { Configure, Index } from 'react-instantsearch'
import { Pagination } from '@/components/Pagination/Pagination'
import { Tabs } from '@/components/Tabs/Tabs'
import { searchLabels } from '@/labels/search'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/lib/class-names'
import { scrollBelowHeader } from '@/lib/scroll-below-header'
import type { SearchConfig } from '@/models/search'
import { PageTitle } from '@/seo/PageTitle'
import { guidanceOf } from '../core/guidance'
import { resultsHref, SEARCH_TABS, type SearchState } from '../core/url-state'
import { Guidance } from '../Guidance'
import { takeResultsFocus } from '../next-results'
import { PopularSearches } from '../PopularSearches'
import { SearchFailure } from '../SearchFailure'
import { ArticleTab } from './ArticleTab'
import { EmptyState } from './EmptyState'
import { facetTitles } from './facet-groups'
import { ProductTab } from './ProductTab'
import { ResultsSkeleton } from './ResultsSkeleton'
import type { SearchResultsProps } from './SearchResults'
import styles from './SearchResults.module.scss'
import { articleParameters, productParameters } from './search-parameters'
import { useMeasuredResults } from './use-measured-results'
import type { Results } from './use-results'
import { useRoom } from './use-room'
import { tabOf, useShownResults } from './use-shown-results'

export interface ResultsViewProps extends SearchResultsProps {
  indexes: SearchConfig['indexes']
}

/** What both indexes are asked, and what they answered. */
export function ResultsView({ indexes, state: asked, ...props }: ResultsViewProps) {
  const label = useLabels(searchLabels)
  const { state, results: found } = useShownResults(asked, indexes)
  const guidance = guidanceOf(state.term, props.guidance)
  const results = guidance?.withholdsProducts ? withoutProducts(found) : found
  const { tabs, isFailed } = results
  useMeasuredResults(tabs, state.term)
  const room = useRef<HTMLDivElement>(null)
  const size = useRoom(room, tabs !== null || isFailed)
  const titles = tabs ? facetTitles(tabs.products.reply) : new Map<string, string>()
  const announcement = tabs
    ? label('search.announceResults', {
        term: state.term,
        articles: tabs.articles.count,
        products: tabs.products.count,
      })
    : label('search.loading')
  return (
    <div ref={room} {...(size !== null && { 'data-settled': '', style: { minBlockSize: size } })}>
      <PageTitle title={label('search.pageTitle', { term: state.term, title: props.pageTitle })} />
      <Index indexName={indexes.products}>
        <Configure {...productParameters(state, [...titles.keys()])} />
      </Index>
      <Index indexName={indexes.articles}>
        <Configure {...articleParameters(state)} />
      </Index>
      <p role="status" className="visually-hidden">
        {isFailed ? label('search.failed') : announcement}
      </p>
      <ResultsContent {...props} guidance={guidance} state={state} results={results} titles={titles} />
    </div>
  )
}

/** Products that guidance withholds count as none wherever a number is shown or announced (behavior SEARCH-12). */
const withoutProducts = ({ tabs, ...rest }: Results): Results => ({
  ...rest,
  tabs: tabs && { ...tabs, products: { ...tabs.products, hits: [], count: 0, pageCount: 0 } },
})

interface ResultsContentProps extends Omit<SearchResultsProps, 'guidance'> {
  guidance: ReturnType<typeof guidanceOf>
  results: Results
  titles: Map<string, string>
}

function ResultsContent({
  state,
  onChange,
  popularSearches,
  results,
  titles,
  guidance,
}: ResultsContentProps) {
  const label = useLabels(searchLabels)
  const region = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { tabs, isLoading, isFailed, retry } = results
  useEffect(() => {
    if (heading.current && takeResultsFocus()) heading.current.focus({ preventScroll: true })
  })
  const answer = guidance && <Guidance guidance={guidance} />
  if (isFailed)
    return (
      <>
        {answer}
        <SearchFailure onRetry={retry} />
      </>
    )
  if (!tabs) return <ResultsSkeleton />

  const isWithheld = guidance?.withholdsProducts ?? false
  const { articles, products } = tabs
  const hasChosen = Object.keys(state.facets).length > 0
  const { term } = state
  if (articles.count + products.count === 0 && !guidance && !hasChosen)
    return (
      <div className={styles.nothingAtAll}>
        <EmptyState
          headingRef={heading}
          title={label('search.noResults', { term })}
          hint={label(popularSearches.length > 0 ? 'search.noResultsHint' : 'search.noResultsPlain')}
        />
        <PopularSearches title={label('search.popular')} searches={popularSearches} />
      </div>
    )

  const tab = tabOf(state, tabs)
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
      {answer}
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
              <ArticleTab results={articles} state={state} pagination={pagination} />
            ) : (
              <ProductTab
                isWithheld={isWithheld}
                results={products}
                titles={titles}
                state={state}
                onChange={onChange}
                pagination={pagination}
              />
            ),
        }))}
      />
    </div>
  )
}
