import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import { Picture } from '@/components/Picture/Picture'
import type { Retailer } from '@/content-model/types/product-variant'
import { productLabels } from '@/labels/product'
import { useLabels } from '@/labels/use-labels'
import { plainList } from '@/lib/plain-list'
import type { ChosenProduct } from '@/products/product-choice'
import { productIdentifierAttributes } from './product-identifiers'
import styles from './RetailerList.module.scss'

export interface RetailerListProps {
  chosen: ChosenProduct
}

const RetailerMark = ({ retailer }: { retailer: Retailer }) => (
  <>
    {retailer.logo && (
      <Picture picture={{ ...retailer.logo, alt: '' }} sizes="6rem" maxWidth={360} className={styles.logo} />
    )}
    <span className={styles.name}>{retailer.name}</span>
  </>
)

/**
 * Shops of the chosen variant, in new tabs. If a shop's link is missing or invalid, or there are no shops, a message
 * is shown (behavior ERR-8).
 */
export function RetailerList({ chosen }: RetailerListProps) {
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
      <ul {...plainList} className={styles.list}>
        {chosen.retailers.map((retailer) => (
          <li key={retailer.id} className={styles.row}>
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
