import { useRef, useState } from 'react'
import { FilterGroups } from '@/components/FilterGroups/FilterGroups'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { Modal } from '@/components/Modal/Modal'
import { compareLabels } from '@/labels/compare'
import { useLabels } from '@/labels/LabelsProvider'
import { listingLabels } from '@/labels/listing'
import { withLabels } from '@/labels/with-labels'
import { scrollBelowHeader } from '@/lib/scroll-below-header'
import { useQueryString } from '@/lib/use-query-string'
import { pathOfSlug } from '@/routing/links'
import { RenderSections } from '@/sections/RenderSections'
import { PageOpening } from '../parts/PageOpening'
import type { TemplateProps } from '../registry'
import { CompareBar } from './CompareBar'
import { filterGroupsOf, listProducts, pageSizeOf } from './listing-result'
import { formatView, type ListingView, parseView, toggleFacet } from './listing-view'
import { Pages } from './Pages'
import styles from './ProductListingPage.module.scss'
import { Results } from './Results'
import { Toolbar } from './Toolbar'

function DrawnProductListingPage({ page }: TemplateProps<'productListing'>) {
  const label = useLabels()
  const [query, setQuery] = useQueryString()
  const [isFiltering, setFiltering] = useState(false)
  const [compared, setCompared] = useState<string[]>([])
  const results = useRef<HTMLElement>(null)

  const { groups, products } = page
  const view = parseView(query, groups)
  const result = listProducts(products, groups, view, pageSizeOf(page.pageSize, label('listing.pageSize')))
  const show = (next: ListingView) => setQuery(formatView(next))
  const clear = () => show({ ...view, facets: [], page: 1 })
  const count = result.products.length

  const turnPage = () => {
    results.current?.focus({ preventScroll: true })
    if (results.current) scrollBelowHeader(results.current)
  }
  const toggleCompared = (key: string) =>
    setCompared((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]))

  const filters = (
    <FilterGroups
      groups={filterGroupsOf(products, view.facets, groups)}
      onToggle={(_group, facet) => show(toggleFacet(view, facet))}
    />
  )

  return (
    <div className={styles.page}>
      <PageOpening title={page.title} description={page.description} banner={page.banner} />
      {page.links && (
        <div className={styles.links}>
          <RenderSections sections={[page.links]} />
        </div>
      )}
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
            count={count}
            onSort={(sort) => show({ ...view, sort, page: 1 })}
            onRemove={(id) => show(toggleFacet(view, id))}
            onClear={clear}
            onOpenFilters={() => setFiltering(true)}
          />
          {count > 0 && <Results result={result} compared={compared} onCompare={toggleCompared} />}
          {count === 0 && (
            <div className={styles.none}>
              <p className={styles.noneTitle}>
                {label(products.length > 0 ? 'listing.none' : 'listing.empty')}
              </p>
              {products.length > 0 && (
                <>
                  <p>{label('listing.noneHint')}</p>
                  <LinkButton variant="secondary" onClick={clear}>
                    {label('listing.clear')}
                  </LinkButton>
                </>
              )}
            </div>
          )}
          <Pages
            page={result.page}
            pageCount={result.pageCount}
            hrefOf={(number) => {
              const next = formatView({ ...view, page: number })
              return `${pathOfSlug(page.slug)}${next && `?${next}`}`
            }}
            onTurn={turnPage}
          />
          <CompareBar compared={compared} onClear={() => setCompared([])} />
        </section>
      </div>
      {page.notice && <RenderSections sections={[page.notice]} />}
      {page.bottomBanner && <RenderSections sections={[page.bottomBanner]} />}
      <Modal
        isOpen={isFiltering}
        onClose={() => setFiltering(false)}
        title={label('listing.filters')}
        closeLabel={label('dialog.close')}
      >
        <div>{filters}</div>
        <div className={styles.dialogActions}>
          <LinkButton variant="text" onClick={clear}>
            {label('listing.clear')}
          </LinkButton>
          <LinkButton onClick={() => setFiltering(false)}>
            {label('listing.showResults', { count })}
          </LinkButton>
        </div>
      </Modal>
    </div>
  )
}

/**
 * Products with filters, sorts and pages. The view lives in the address; every product of the listing is in the page,
 * so that choosing asks nobody and visitors without scripts see them all.
 */
export const ProductListingPage = withLabels({ ...listingLabels, ...compareLabels }, DrawnProductListingPage)
