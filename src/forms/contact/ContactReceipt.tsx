import { useRouter } from 'next/compat/router'
import { useContext } from 'react'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { contactLabels } from '@/labels/contact'
import { useLabels } from '@/labels/use-labels'
import { referenceFor } from '../reference'
import { ReferenceContext } from '../reference-context'
import styles from './ContactReceipt.module.scss'

/** The protocol number of the message that led to this page; where the browser does not know it, where it stands. */
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
