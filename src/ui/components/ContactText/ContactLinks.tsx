import { contactParts } from '@/shared/utils/contact-links'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import styles from './ContactText.module.scss'

export function ContactLinks({ text }: { text: string }) {
  let at = 0
  return contactParts(text).map((part) => {
    const key = at
    at += part.text.length
    return (
      <AppLink key={key} className={styles.link} href={part.href ?? null}>
        {part.text}
      </AppLink>
    )
  })
}
