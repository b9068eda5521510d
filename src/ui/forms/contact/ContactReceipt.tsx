import { useRouter } from 'next/compat/router'
import { useIsHydrated } from '@/browser/hooks/use-is-hydrated'
import { contactLabels } from '@/shared/labels/contact'
import { useLabels } from '@/shared/labels/use-labels'
import { ReceiptBox, ReferenceNumber } from '../FormThanks'
import { useFormPage } from '../form-page'
import { referenceFor } from '../reference'

/** The message's reference number, or, if the browser does not have it, where to find it. */
export function ContactReceipt() {
  const label = useLabels(contactLabels)
  const path = useRouter()?.asPath.split(/[?#]/)[0] ?? ''
  const isHydrated = useIsHydrated()
  const { receipt } = useFormPage()
  const reference = receipt?.reference ?? (isHydrated ? referenceFor(path) : null)
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
