import { type ReactNode, useEffect, useRef } from 'react'
import styles from './FormThanks.module.scss'
import type { FormTexts } from './form-context'
import { focusFromTop } from './show-errors'

/** A reference number with what it is for. */
export function ReferenceNumber({ name, number, use }: { name: string; number: string; use: string }) {
  return (
    <>
      <dl className={styles.facts}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.number}>{number}</dd>
      </dl>
      <p>{use}</p>
    </>
  )
}

export function ReceiptBox({ children }: { children: ReactNode }) {
  return (
    <div className={styles.receipt} role="status">
      {children}
    </div>
  )
}

interface FormThanksProps {
  texts: FormTexts
  reference: string | null
  /** The form was sent in place: the visitor is led here. */
  takesFocus: boolean
}

/** In place of an accepted form, where the space has no page of thanks for it (behavior ROUTE-11). */
export function FormThanks({ texts, reference, takesFocus }: FormThanksProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) focusFromTop(ref.current)
  }, [takesFocus])
  return (
    <div ref={ref} tabIndex={-1}>
      <ReceiptBox>
        <p className="size-h4">{texts.own('done') ?? texts.common('form.done')}</p>
        {reference !== null && (
          <ReferenceNumber
            name={texts.common('form.reference')}
            number={reference}
            use={texts.common('form.referenceUse')}
          />
        )}
      </ReceiptBox>
    </div>
  )
}
