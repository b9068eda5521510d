import { useRef, useState } from 'react'
import { FilterGroups } from '@/components/FilterGroups/FilterGroups'
import { Pagination } from '@/components/Pagination/Pagination'
import { useQueryString } from '@/hooks/use-query-string'
import { listingLabels } from '@/labels/listing'
import { useLabels } from '@/labels/use-labels'
import { scrollBelowHeader } from '@/lib/scroll-below-header'
import { withCompared } from '@/routing/compare'
import { pathOfSlug } from '@/routing/links'
import { useCompared } from '@/sections/CompareProducts/use-compared'
import { RenderSections } from '@/sections/RenderSections'
import { CompareBar } from '../parts/CompareBar'
import { PageOpening } from '../parts/PageOpening'
import type { TemplateProps } from '../registry'
import { FilterDialog } from './FilterDialog'
import { conditionGroups, filterGroupsOf, isWorthFiltering, listProducts, pageSizeOf } from './listing-result'
import { formatView, type ListingView, parseView, toggleFacet } from './listing-view'
import { NoProducts } from './NoProducts'
import styles from './ProductListingPage.module.scss'
import { Results } from './Results'
import { Toolbar } from './Toolbar'

/**
 * Products with filters, sorts and pages. The view lives in the address; every product of the listing is in the page,
 * so that choosing asks nobody and visitors without scripts see them all.
 */
export function ProductListingPage({ page }: TemplateProps<'productListing'>) {
  const label = useLabels(listingLabels)
  const address = useQueryString()
  const [query, setQuery] = address
  const { keys: compared, choose } = useCompared(address)
  const [isFiltering, setFiltering] = useState(false)
  const results = useRef<HTMLElement>(null)

  const { products } = page
  const hasTools = isWorthFiltering(products)
  const groups = hasTools ? page.groups : []
  const conditions = conditionGroups(page)
  const view = parseView(query, conditions)
  const pageSize = pageSizeOf(page.pageSize, label('listing.pageSize'))
  const result = listProducts(products, conditions, view, pageSize)
  const queryOf = (next: ListingView) => withCompared(formatView(next), compared)
  const show = (next: ListingView) => setQuery(queryOf(next))
  const clear = () => show({ ...view, facets: [], page: 1 })
  const count = result.products.length

  const turnTo = (number: number) => {
    results.current?.focus({ preventScroll: true })
    if (results.current) scrollBelowHeader(results.current)
    show({ ...view, page: number })
  }
  const toggleCompared = (key: string) =>
    choose(compared.includes(key) ? compared.filter((other) => other !== key) : [...compared, key])

  const filters = (
    <FilterGroups
      groups={filterGroupsOf(products, view.facets, groups, conditions)}
      onToggle={(_group, facet) => show(toggleFacet(view, facet))}
    />
  )

  return (
    <div className={styles.page}>
      <PageOpening title={page.title} description={page.description} banner={page.banner} />
      <div className={styles.listing}>
        {groups.length > 0 && (
          <aside
            className={styles.filters}
            aria-label={label('listing.filters')}
            data-needs-script=""
            data-screen-only=""
          >
            {filters}
          </aside>
        )}
        <section ref={results} className={styles.results} aria-label={label('listing.results')} tabIndex={-1}>
          <h2 className="visually-hidden">{label('listing.results')}</h2>
          <Toolbar
            view={view}
            groups={groups}
            isSortable={hasTools}
            chosen={conditions.flatMap(({ facets }) => facets.filter(({ id }) => view.facets.includes(id)))}
            count={count}
            comparedCount={compared.length}
            onSort={(sort) => show({ ...view, sort, page: 1 })}
            onRemove={(id) => show(toggleFacet(view, id))}
            onClear={clear}
            onOpenFilters={() => setFiltering(true)}
          />
          {count > 0 && <Results result={result} compared={compared} onCompare={toggleCompared} />}
          {count === 0 && <NoProducts isFiltered={products.length > 0} onClear={clear} />}
          <Pagination
            label={label('listing.pages')}
            page={result.page}
            pageCount={result.pageCount}
            hrefOf={(number) => {
              const next = queryOf({ ...view, page: number })
              return `${pathOfSlug(page.slug)}${next && `?${next}`}`
            }}
            onTurn={turnTo}
          />
          <CompareBar compared={compared} onClear={() => choose([])} />
        </section>
      </div>
      {page.guide.length > 0 && <RenderSections sections={page.guide} opensPage={false} />}
      {page.links && (
        <div className={styles.links}>
          <RenderSections sections={[page.links]} />
        </div>
      )}
      {page.notice && <RenderSections sections={[page.notice]} />}
      {page.bottomBanner && <RenderSections sections={[page.bottomBanner]} />}
      <FilterDialog isOpen={isFiltering} count={count} onClear={clear} onClose={() => setFiltering(false)}>
        {filters}
      </FilterDialog>
    </div>
  )
}
