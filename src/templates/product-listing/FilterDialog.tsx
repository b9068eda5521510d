import type { ReactNode } from 'react'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { Modal } from '@/components/Modal/Modal'
import { listingLabels } from '@/labels/listing'
import { useLabels } from '@/labels/use-labels'
import styles from './ProductListingPage.module.scss'

export interface FilterDialogProps {
  isOpen: boolean
  count: number
  onClear: () => void
  onClose: () => void
  children: ReactNode
}

/** Filters on small screens. The count is announced inside: an open modal hides the rest. */
export function FilterDialog({ isOpen, count, onClear, onClose, children }: FilterDialogProps) {
  const label = useLabels(listingLabels)
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={label('listing.filters')}>
      <div>{children}</div>
      <p className="visually-hidden" role="status">
        {count === 1 ? label('listing.one') : label('listing.many', { count })}
      </p>
      <div className={styles.actions}>
        <LinkButton variant="text" onClick={onClear}>
          {label('listing.clear')}
        </LinkButton>
        <LinkButton onClick={onClose}>{label('listing.showResults', { count })}</LinkButton>
      </div>
    </Modal>
  )
}
