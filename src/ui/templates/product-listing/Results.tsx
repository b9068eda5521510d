import { compareBarLabels } from '@/shared/labels/compare-bar'
import { listingLabels } from '@/shared/labels/listing'
import { useLabels } from '@/shared/labels/use-labels'
import { carryCompared, compareKey, MAX_COMPARED } from '@/shared/routing/compare'
import { usePlace } from '@/shared/routing/use-place'
import { plainList } from '@/shared/utils/plain-list'
import { Card } from '@/ui/components/Card/Card'
import { Checkbox } from '@/ui/components/Checkbox/Checkbox'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { MedicineBlock } from '@/ui/components/MedicineBlock/MedicineBlock'
import type { listProducts } from './listing-result'
import styles from './Results.module.scss'

export interface ResultsProps {
  result: ReturnType<typeof listProducts>
  /** The list is too long for the page, which shows its own products only. */
  isOnPageOnly: boolean
  isWaiting: boolean
  compared: string[]
  onCompare: (key: string) => void
}

/** Matching products. Those of other pages are hidden in the list: without scripts all are shown. */
export function Results({ result, isOnPageOnly, isWaiting, compared, onCompare }: ResultsProps) {
  const label = useLabels(compareBarLabels)
  const hasComparison = usePlace('compareProducts') !== null
  const first = result.products.find(({ card }) => result.onPage.has(card.id))?.card.id
  const shown = isOnPageOnly
    ? result.products.filter(({ card }) => result.onPage.has(card.id))
    : result.products
  return (
    <>
      <ul {...plainList} className={styles.grid} aria-busy={isWaiting || undefined}>
        {shown.map(({ card }) => {
          const key = compareKey(card.href ?? '')
          const isCompared = compared.includes(key)
          return (
            <li
              key={card.id}
              className={styles.cell}
              hidden={!result.onPage.has(card.id)}
              data-without-script=""
            >
              <Card
                card={{ ...card, href: card.href && carryCompared(card.href, compared) }}
                variant="product"
                isMain={card.id === first}
              />
              {hasComparison && (
                <Checkbox
                  className={styles.compare}
                  data-needs-script=""
                  data-screen-only=""
                  name={label('compare.addProduct', { title: card.title })}
                  isChecked={isCompared}
                  isDisabled={!isCompared && compared.length >= MAX_COMPARED}
                  onChange={() => onCompare(key)}
                >
                  {label('compare.add')}
                </Checkbox>
              )}
            </li>
          )
        })}
      </ul>
      <MedicineBlock products={shown.map(({ card }) => card)} />
    </>
  )
}

/** Replaces an empty list: no match, where filters can be cleared, or no products. */
export function NoProducts({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const label = useLabels(listingLabels)
  return (
    <div className={styles.none}>
      <p className={styles.title}>{label(isFiltered ? 'listing.none' : 'listing.empty')}</p>
      {isFiltered && (
        <>
          <p>{label('listing.noneHint')}</p>
          <LinkButton variant="secondary" onClick={onClear}>
            {label('listing.clear')}
          </LinkButton>
        </>
      )}
    </div>
  )
}
