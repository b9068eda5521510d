import { LinkButton } from '@/components/LinkButton/LinkButton'
import { listingLabels } from '@/labels/listing'
import { useLabels } from '@/labels/use-labels'
import styles from './NoProducts.module.scss'

export interface NoProductsProps {
  /** Whether filters hide products and can be cleared. */
  isFiltered: boolean
  onClear: () => void
}

/** Replaces an empty list: no match, or no products. */
export function NoProducts({ isFiltered, onClear }: NoProductsProps) {
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
