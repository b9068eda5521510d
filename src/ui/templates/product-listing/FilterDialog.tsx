import type { ReactNode } from 'react'
import { listingLabels } from '@/shared/labels/listing'
import { useLabels } from '@/shared/labels/use-labels'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { Modal } from '@/ui/components/Modal/Modal'
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
