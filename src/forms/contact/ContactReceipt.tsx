import { useRouter } from 'next/router'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { contactLabels } from '@/labels/contact'
import { useLabels } from '@/labels/use-labels'
import { referenceFor } from '../reference'
import styles from './ContactReceipt.module.scss'

/** The protocol number of the message that led to this page; where the browser does not know it, where it stands. */
export function ContactReceipt() {
  const label = useLabels(contactLabels)
  const { asPath } = useRouter()
  const isHydrated = useIsHydrated()
  const reference = isHydrated ? referenceFor(asPath.split(/[?#]/)[0] ?? '') : null
  return (
    <div className={styles.receipt} role="status">
      {reference === null ? (
        <p>{label('contact.receiptByMail')}</p>
      ) : (
        <>
          <p className={styles.name}>{label('contact.receipt')}</p>
          <p className={styles.number}>{reference}</p>
          <p>{label('contact.receiptText')}</p>
        </>
      )}
    </div>
  )
}
