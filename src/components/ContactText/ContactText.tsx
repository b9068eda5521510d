import { Island } from '@/navigation/Island'
import { islandPart } from '@/navigation/on-demand'
// The island's.
import './ContactText.module.scss'

export interface ContactTextProps {
  /** Plain text as editors typed it. */
  text: string
}

/** What every telephone number and mail address has; most texts have neither, and need not be looked through. */
const MAY_HAVE_CONTACT = /@|\d{3}/

const ContactLinks = islandPart(() => import('./ContactLinks').then((module) => module.ContactLinks))

/** A plain text whose telephone numbers and mail addresses are links. Never inside of a link or button. */
export function ContactText({ text }: ContactTextProps) {
  if (!MAY_HAVE_CONTACT.test(text)) return text
  return (
    <Island hydrateOn="off" isInline>
      <ContactLinks text={text} />
    </Island>
  )
}
