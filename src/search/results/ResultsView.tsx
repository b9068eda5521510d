import { useRef } from 'react'
import { Configure, Index } from 'react-instantsearch'
import { useLabels } from '@/labels/LabelsProvider'
import { classNames } from '@/lib/class-names'
import { scrollBelowHeader } from '@/lib/scroll-below-header'
import type { SearchConfig } from '@/models/search'
import { PageTitle } from '@/seo/PageTitle'
import { PopularSearches } from '../PopularSearches'
import { SearchFailure } from '../SearchFailure'
import { ArticleTab } from './ArticleTab'
import { facetTitles } from './facet-groups'
import { Nothing } from './Nothing'
import { ProductTab } from './ProductTab'
import { ResultsSkeleton } from './ResultsSkeleton'
import { ResultTabs } from './ResultTabs'
import type { SearchResultsProps } from './SearchResults'
import styles from './SearchResults.module.scss'
import { articleParameters, productParameters } from './search-parameters'
import { type Results, useResults } from './use-results'

export interface ResultsViewProps extends SearchResultsProps {
  indexes: SearchConfig['indexes']
}

/** What both indexes are asked, and what they answered. */
export function ResultsView({ indexes, ...props }: ResultsViewProps) {
  const { state, pageTitle } = props
  const label = useLabels()
  const results = useResults(indexes, state.term)
  const { tabs } = results
  const titles = tabs ? facetTitles(tabs.products.reply) : new Map<string, string>()
  const announcement = tabs
    ? label('search.announceResults', {
        term: state.term,
        articles: tabs.articles.count,
        products: tabs.products.count,
      })
    : label('search.loading')
  return (
    <>
      <PageTitle title={label('search.pageTitle', { term: state.term, title: pageTitle })} />
      <Index indexName={indexes.products}>
        <Configure {...productParameters(state, [...titles.keys()])} />
      </Index>
      <Index indexName={indexes.articles}>
        <Configure {...articleParameters(state)} />
      </Index>
      <p role="status" className="visually-hidden">
        {results.isFailed ? label('search.failed') : announcement}
      </p>
      <Shown {...props} results={results} titles={titles} />
    </>
  )
}

interface ShownProps extends SearchResultsProps {
  results: Results
  titles: Map<string, string>
}

function Shown({ state, onChange, popularSearches, results, titles }: ShownProps) {
  const label = useLabels()
  const region = useRef<HTMLDivElement>(null)
  const { tabs, isLoading, isFailed, retry } = results
  if (isFailed) return <SearchFailure onRetry={retry} />
  if (!tabs) return <ResultsSkeleton />

  const { articles, products } = tabs
  const hasChosen = Object.keys(state.facets).length > 0
  const { term } = state
  if (articles.count + products.count === 0 && !hasChosen)
    return (
      <div className={styles.nothingAtAll}>
        <Nothing
          title={label('search.noResults', { term })}
          hint={label(popularSearches.length > 0 ? 'search.noResultsHint' : 'search.noResultsPlain')}
        />
        <PopularSearches title={label('search.popular')} searches={popularSearches} />
      </div>
    )

  // Tab 0 after a search that returns articles, else tab 1 (specification §2), unless the address names one.
  const tab = state.tab ?? (articles.count > 0 ? 'articles' : 'products')
  const turnPage = () => {
    region.current?.focus({ preventScroll: true })
    if (region.current) scrollBelowHeader(region.current)
  }
  const shared = { state, onChange, onTurn: turnPage }
  return (
    <div ref={region} className={styles.region} tabIndex={-1} aria-busy={isLoading}>
      <h2 className={styles.heading}>{label('search.resultsFor', { term })}</h2>
      <ResultTabs
        tab={tab}
        counts={{ articles: articles.count, products: products.count }}
        state={state}
        onChange={onChange}
      >
        <div className={classNames(isLoading && styles.stale)}>
          {tab === 'articles' ? (
            <ArticleTab results={articles} {...shared} />
          ) : (
            <ProductTab results={products} titles={titles} {...shared} />
          )}
        </div>
      </ResultTabs>
    </div>
  )
}
