import { type ReactNode, useState } from 'react'
import { searchLabels } from '@/shared/labels/search'
import { useLabels } from '@/shared/labels/use-labels'
import type { Advice } from '@/shared/words/understanding/advise'
import { FilterGroups } from '@/ui/components/FilterGroups/FilterGroups'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { Modal } from '@/ui/components/Modal/Modal'
import type { SearchState } from '../core/url-state'
import type { IndexResults } from '../port'
import { mayShowProducts, type ProductChoice } from './advise-results'
import { ChosenFacets } from './ChosenFacets'
import { EmptyState } from './EmptyState'
import { toggleFacet } from './facet-groups'
import { HitList } from './HitList'
import styles from './ProductTab.module.scss'
import type { Facets } from './use-facets'

export interface ProductTabProps {
  results: IndexResults
  filters: Facets
  advice: Advice
  choice: ProductChoice
  onChoose: (choice: ProductChoice) => void
  chosenFor: ReactNode
  state: SearchState
  onChange: (state: SearchState) => void
  pagination: ReactNode
}

/** Tab 1: the products that were found, and the filters of them. */
export function ProductTab(props: ProductTabProps) {
  const { results, filters, advice, choice, onChoose, chosenFor, state, onChange } = props
  const label = useLabels(searchLabels)
  const [isFiltering, setFiltering] = useState(false)
  const { term, facets } = state
  const hasChosen = Object.keys(facets).length > 0
  if (advice.products === 'onRequest' && !choice.isRequested)
    return (
      <EmptyState title={label('search.notUnderstood')} hint={label('search.notUnderstoodHint')}>
        <LinkButton variant="secondary" onClick={() => onChoose({ ...choice, isRequested: true })}>
          {label('search.showProducts')}
        </LinkButton>
      </EmptyState>
    )
  if (!mayShowProducts(advice, choice)) {
    const [first] = advice.guidance
    const isGrave = first?.gravity === 'emergency' || first?.gravity === 'urgent'
    const hint = label(isGrave ? 'search.withheldInDanger' : 'search.withheldHint')
    return <EmptyState title={label('search.withheld', { term })} hint={hint} />
  }
  if (results.count === 0 && !hasChosen)
    return (
      <EmptyState title={label('search.noProducts', { term })} hint={label('search.noProductsHint')}>
        {chosenFor}
      </EmptyState>
    )

  const { titles, groups } = filters
  // Reserves space: names come with the products, counts a moment later.
  const hasFilters = titles.size > 0
  const clear = () => onChange({ ...state, tab: 'products', page: 1, facets: {} })
  const toggle = (group: string, title: string) => onChange(toggleFacet(state, group, title))
  return (
    <div className={styles.products}>
      {hasFilters && (
        <aside className={styles.filters} aria-label={label('search.filters')}>
          <FilterGroups groups={groups} onToggle={toggle} />
        </aside>
      )}
      <div className={styles.list}>
        {(hasFilters || hasChosen) && (
          <div className={styles.tools} data-screen-only="">
            <LinkButton
              variant="secondary"
              className={styles.open}
              aria-haspopup="dialog"
              onClick={() => setFiltering(true)}
            >
              {label('search.openFilters')}
            </LinkButton>
            <ChosenFacets facets={facets} onRemove={toggle} onClear={clear} />
          </div>
        )}
        {chosenFor}
        {results.count === 0 ? (
          <EmptyState title={label('search.noFiltered')}>
            <LinkButton variant="secondary" onClick={clear}>
              {label('search.clearFilters')}
            </LinkButton>
          </EmptyState>
        ) : (
          <HitList hits={results.hits} variant="product" />
        )}
        {props.pagination}
      </div>
      <Modal isOpen={isFiltering} onClose={() => setFiltering(false)} title={label('search.filters')}>
        <div>
          <FilterGroups groups={groups} onToggle={toggle} />
        </div>
        {/* Within the dialog: while it is open, nothing else may be heard. */}
        <p className="visually-hidden" role="status">
          {label('search.foundFiltered', { count: results.count })}
        </p>
        <LinkButton onClick={() => setFiltering(false)}>
          {label('search.showFiltered', { count: results.count })}
        </LinkButton>
      </Modal>
    </div>
  )
}
