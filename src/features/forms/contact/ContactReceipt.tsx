import { useRouter } from 'next/compat/router'
import { useContext } from 'react'
import { contactLabels } from '@/labels/contact'
import { useLabels } from '@/labels/use-labels'
import { useIsHydrated } from '@/utils/hooks/use-is-hydrated'
import { ReferenceContext, referenceFor } from '../submitted-form'
import styles from './ContactReceipt.module.scss'

/** The message's reference number, or, if the browser does not have it, where to find it. */
export function ContactReceipt() {
  const label = useLabels(contactLabels)
  const path = useRouter()?.asPath.split(/[?#]/)[0] ?? ''
  const isHydrated = useIsHydrated()
  const rendered = useContext(ReferenceContext)
  const reference = rendered ?? (isHydrated ? referenceFor(path) : null)
  return (
    <div className={styles.receipt} role="status">
      {reference === null ? (
        <p>{label('contact.receiptByMail')}</p>
      ) : (
        <>
          <dl className={styles.facts}>
            <dt className={styles.name}>{label('contact.receipt')}</dt>
            <dd className={styles.number}>{reference}</dd>
          </dl>
          <p>{label('contact.receiptText')}</p>
        </>
      )}
    </div>
  )
}
