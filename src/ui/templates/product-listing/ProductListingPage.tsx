import { useDeferredValue, useRef, useState } from 'react'
import { useQueryString } from '@/browser/history/use-query-string'
import { compareBarLabels } from '@/shared/labels/compare-bar'
import { listingLabels } from '@/shared/labels/listing'
import { useLabels } from '@/shared/labels/use-labels'
import { toggleCompared, withCompared } from '@/shared/routing/compare'
import { pathOfSlug } from '@/shared/routing/links'
import { scrollBelowHeader } from '@/shared/utils/scroll-below-header'
import { FilterGroups } from '@/ui/components/FilterGroups/FilterGroups'
import { Pagination } from '@/ui/components/Pagination/Pagination'
import { newestCompared, useCompared } from '@/ui/sections/CompareProducts/use-compared'
import { RenderSections } from '@/ui/sections/RenderSections'
import { CompareBar } from '../parts/CompareBar'
import { ListHead, ListWords } from '../parts/ListHead'
import type { TemplateProps } from '../template-props'
import { FilterDialog } from './FilterDialog'
import { conditionGroups, filterGroupsOf, isWorthFiltering, listProducts, pageSizeOf } from './listing-result'
import { formatView, type ListingView, parseView, type Sort, toggleFacet } from './listing-view'
import styles from './ProductListingPage.module.scss'
import { NoProducts, Results } from './Results'
import { SortBox, Toolbar } from './Toolbar'
import { useListedProducts } from './use-listed-products'

/** Whether the listing shows the page's own products: its first view, or that one while the remainder loads. */
const isAtBeginning = (view: ListingView, isWaiting: boolean): boolean =>
  isWaiting || view.facets.length === 0

/** Products with filters, sorting and pages, without requests; a too long listing loads its remainder on demand. */
export function ProductListingPage({ page }: TemplateProps<'productListing'>) {
  const label = useLabels(listingLabels)
  const barLabel = useLabels(compareBarLabels)
  const address = useQueryString()
  const [query, changeQuery] = address
  // The clicked control is updated at once; the list, slower on phones, follows.
  const shownQuery = useDeferredValue(query)
  const { keys: compared, choose } = useCompared(address)
  const [isFiltering, setFiltering] = useState(false)
  const results = useRef<HTMLElement>(null)

  const conditions = conditionGroups(page)
  const view = parseView(query, conditions)
  const shownView = parseView(shownQuery, conditions)
  const { products, isWhole, isWaiting } = useListedProducts(page, formatView(view))
  const hasTools = isWorthFiltering(products)
  const groups = hasTools ? page.groups : []
  const pageSize = pageSizeOf(page.pageSize, label('listing.pageSize'))
  // New products replace the present ones, which stay until then.
  const result = listProducts(
    products,
    conditions,
    isWaiting ? parseView('', conditions) : shownView,
    pageSize,
  )
  const count =
    isWhole || !isAtBeginning(shownView, isWaiting) ? result.products.length : (page.rest?.count ?? 0)
  const queryOf = (next: ListingView) => withCompared(formatView(next), compared)
  const change = (next: (view: ListingView) => ListingView) =>
    changeQuery((newest) =>
      withCompared(formatView(next(parseView(newest, conditions))), newestCompared(newest)),
    )
  const clear = () => change((newest) => ({ ...newest, facets: [], page: 1 }))
  const toggle = (facet: string) => change((newest) => toggleFacet(newest, facet))

  // The bar disappears: its focus goes to a card that was in it, else to the part above the cards.
  const clearCompared = () => {
    const room = results.current
    const ticked = [...(room?.querySelectorAll<HTMLElement>('input:checked') ?? [])].at(-1)
    const heir = ticked ?? room?.querySelector<HTMLElement>('[tabindex="-1"]')
    heir?.focus()
    choose(() => [])
  }
  const turnTo = (number: number) => {
    results.current?.focus({ preventScroll: true })
    if (results.current) scrollBelowHeader(results.current)
    change((newest) => ({ ...newest, page: number }))
  }
  const counted = filterGroupsOf(products, view.facets, groups, conditions, isWhole ? null : page.rest)
  const filters = <FilterGroups groups={counted} onToggle={(_group, facet) => toggle(facet)} />
  const sort = (order: Sort) => change((newest) => ({ ...newest, sort: order, page: 1 }))

  return (
    <div className="page-end">
      <ListHead title={page.title} picture={page.picture} caution={page.caution}>
        <p className="muted medium" role="status">
          <span>{count === 1 ? label('listing.one') : label('listing.many', { count })}</span>
          {compared.length > 0 && ' '}
          {compared.length > 0 && (
            <span className="visually-hidden">
              {barLabel(compared.length === 1 ? 'compare.chosenOne' : 'compare.chosenMany', {
                count: compared.length,
              })}
            </span>
          )}
        </p>
      </ListHead>
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
            groups={counted}
            isSortable={hasTools}
            chosen={conditions.flatMap(({ facets }) => facets.filter(({ id }) => view.facets.includes(id)))}
            onSort={sort}
            onToggle={toggle}
            onClear={clear}
            onOpenFilters={() => setFiltering(true)}
          />
          {count > 0 && (
            <Results
              result={result}
              isOnPageOnly={page.rest !== null && isWhole}
              isWaiting={isWaiting}
              compared={compared}
              onCompare={(key) => choose((newest) => toggleCompared(newest, key))}
            />
          )}
          {count === 0 && <NoProducts isFiltered={products.length > 0} onClear={clear} />}
          <Pagination
            label={label('listing.pages')}
            page={result.page}
            pageCount={Math.max(1, Math.ceil(count / pageSize))}
            hrefOf={(number) => {
              const next = queryOf({ ...view, page: number })
              return `${pathOfSlug(page.slug)}${next && `?${next}`}`
            }}
            onTurn={turnTo}
          />
          <CompareBar compared={compared} onClear={clearCompared} />
        </section>
      </div>
      <ListWords words={page.words} />
      {page.guide.length > 0 && <RenderSections sections={page.guide} />}
      {page.links && (
        <div className={styles.links}>
          <RenderSections sections={[page.links]} />
        </div>
      )}
      {page.notice && <RenderSections sections={[page.notice]} />}
      {page.bottomBanner && <RenderSections sections={[page.bottomBanner]} />}
      <FilterDialog isOpen={isFiltering} count={count} onClear={clear} onClose={() => setFiltering(false)}>
        {filters}
        <SortBox sort={view.sort} onSort={sort} />
      </FilterDialog>
    </div>
  )
}
