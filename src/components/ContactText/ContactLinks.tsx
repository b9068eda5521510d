import { Fragment } from 'react'
import { AppLink } from '@/components/AppLink/AppLink'
import { contactParts } from '@/lib/contact-links'
import styles from './ContactText.module.scss'

export function ContactLinks({ text }: { text: string }) {
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
