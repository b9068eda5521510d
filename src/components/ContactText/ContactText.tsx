import { Fragment } from 'react'
import { AppLink } from '@/components/AppLink/AppLink'
import { contactParts } from '@/lib/contact-links'
import styles from './ContactText.module.scss'

export interface ContactTextProps {
  /** Plain text as editors typed it. */
  text: string
}

/** A plain text in which telephone numbers and mail addresses can be pressed. Never inside of a link or button. */
export function ContactText({ text }: ContactTextProps) {
  let at = 0
  return contactParts(text).map((part) => {
    const key = at
    at += part.text.length
    return part.href ? (
      <AppLink key={key} className={styles.link} href={part.href}>
        {part.text}
      </AppLink>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    )
  })
}
