import { type Ref, useState } from 'react'
import { LinkButton } from '@/components/LinkButton/LinkButton'
import { Modal } from '@/components/Modal/Modal'
import { productLabels } from '@/labels/product'
import { useLabels } from '@/labels/use-labels'
import type { ChosenProduct } from '@/products/product-choice'
import { productIdentifierAttributes } from './product-identifiers'
import { RetailerList } from './RetailerList'

export interface BuyNowProps {
  chosen: ChosenProduct
  buttonRef: Ref<HTMLButtonElement>
}

/** Opens the dialog of shops; without scripts the shops are listed here. */
export function BuyNow({ chosen, buttonRef }: BuyNowProps) {
  const label = useLabels(productLabels)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LinkButton
        ref={buttonRef}
        aria-haspopup="dialog"
        fullWidthOn={['smartphone']}
        onClick={() => setOpen(true)}
        data-needs-script=""
        data-event-class="event_buy_now_open"
        data-event-label={chosen.name}
        {...productIdentifierAttributes(chosen)}
      >
        {label('product.buyNow')}
      </LinkButton>
      <noscript>
        <div className="stack-3">
          <h2 className="size-h4">{label('product.buyNowTitle')}</h2>
          <RetailerList chosen={chosen} />
        </div>
      </noscript>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={label('product.buyNowTitle')}>
        <p className="muted">{chosen.name}</p>
        <RetailerList chosen={chosen} />
      </Modal>
    </>
  )
}
