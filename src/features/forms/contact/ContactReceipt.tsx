import { useRouter } from 'next/compat/router'
import { useContext } from 'react'
import { contactLabels } from '@/labels/contact'
import { useLabels } from '@/labels/use-labels'
import { useIsHydrated } from '@/utils/hooks/use-is-hydrated'
import { ReceiptBox, ReferenceNumber } from '../FormThanks'
import { ReceiptContext, referenceFor } from '../submitted-form'

/** The message's reference number, or, if the browser does not have it, where to find it. */
export function ContactReceipt() {
  const label = useLabels(contactLabels)
  const path = useRouter()?.asPath.split(/[?#]/)[0] ?? ''
  const isHydrated = useIsHydrated()
  const rendered = useContext(ReceiptContext)?.reference ?? null
  const reference = rendered ?? (isHydrated ? referenceFor(path) : null)
  return (
    <ReceiptBox>
      {reference === null ? (
        <p>{label('contact.receiptByMail')}</p>
      ) : (
        <ReferenceNumber
          name={label('contact.receipt')}
          number={reference}
          use={label('contact.receiptText')}
        />
      )}
    </ReceiptBox>
  )
}
