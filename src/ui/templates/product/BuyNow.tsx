import { type Ref, useState } from 'react'
import { WithoutScript } from '@/browser/hydration/WithoutScript'
import type { ChosenProduct } from '@/shared/content-model/products/product-choice'
import type { Retailer } from '@/shared/content-model/types/product-variant'
import { productLabels } from '@/shared/labels/product'
import { useLabels } from '@/shared/labels/use-labels'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { Modal } from '@/ui/components/Modal/Modal'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './BuyNow.module.scss'
import { productIdentifierAttributes } from './product-identifiers'

const RetailerMark = ({ retailer }: { retailer: Retailer }) => (
  <>
    {retailer.logo && (
      <Picture picture={{ ...retailer.logo, alt: '' }} sizes="6rem" maxWidth={360} className={styles.logo} />
    )}
    <span className={styles.name}>{retailer.name}</span>
  </>
)

/** Shops of the chosen variant, in new tabs; a message in place of missing ones (behavior ERR-8). */
export function RetailerList({ chosen }: { chosen: ChosenProduct }) {
  const label = useLabels(productLabels)
  if (chosen.retailers.length === 0) {
    return (
      <p className={styles.failure} role="alert">
        {label('product.buyNowFailed')}
      </p>
    )
  }
  return (
    <>
      <ul {...plainList} className="stack-3">
        {chosen.retailers.map((retailer) => (
          <li key={retailer.id} className="grid">
            {retailer.href ? (
              <AppLink
                className={styles.link}
                href={retailer.href}
                opensNewTab
                title={retailer.title ?? undefined}
                data-retailer={retailer.name}
                data-event-class="event_buy_now"
                data-event-label={`${retailer.name} | ${chosen.name}`}
                {...productIdentifierAttributes(chosen)}
              >
                <RetailerMark retailer={retailer} />
                <span className={styles.action}>
                  {retailer.linkText ?? label('product.buyAt')}
                  <Icon name="external" />
                </span>
              </AppLink>
            ) : (
              <div className={styles.link}>
                <RetailerMark retailer={retailer} />
                <span className={styles.failure}>{label('product.buyNowFailed')}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className="small-print">{label('product.buyNowHint')}</p>
    </>
  )
}

/** Opens the dialog of shops; without scripts the shops are listed here. */
export function BuyNow({ chosen, buttonRef }: { chosen: ChosenProduct; buttonRef: Ref<HTMLButtonElement> }) {
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
      <WithoutScript>
        <div className="stack-3">
          <h2 className="size-h4">{label('product.buyNowTitle')}</h2>
          <RetailerList chosen={chosen} />
        </div>
      </WithoutScript>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={label('product.buyNowTitle')}>
        <p className="muted">{chosen.name}</p>
        <RetailerList chosen={chosen} />
      </Modal>
    </>
  )
}
