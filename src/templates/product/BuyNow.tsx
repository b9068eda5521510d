import { useState } from 'react'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { Modal } from '@/components/Modal/Modal'
import { productLabels } from '@/labels/product'
import { useLabels } from '@/labels/use-labels'
import type { ChosenProduct } from '@/lib/product-choice'
import styles from './BuyNow.module.scss'
import { RetailerList } from './RetailerList'
import { tradeAttributes } from './trade-attributes'

export interface BuyNowProps {
  chosen: ChosenProduct
}

/** Opens the dialog with the shops; without scripts the shops stand here themselves. */
export function BuyNow({ chosen }: BuyNowProps) {
  const label = useLabels(productLabels)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LinkButton
        aria-haspopup="dialog"
        fullWidthOn={['smartphone']}
        onClick={() => setOpen(true)}
        data-needs-script=""
        data-event-class="event_buy_now_open"
        data-event-label={chosen.name}
        {...tradeAttributes(chosen)}
      >
        {label('product.buyNow')}
      </LinkButton>
      <noscript>
        <div className={styles.shops}>
          <h2 className={styles.title}>{label('product.buyNowTitle')}</h2>
          <RetailerList chosen={chosen} />
        </div>
      </noscript>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={label('product.buyNowTitle')}>
        <p className={styles.name}>{chosen.name}</p>
        <RetailerList chosen={chosen} />
      </Modal>
    </>
  )
}
