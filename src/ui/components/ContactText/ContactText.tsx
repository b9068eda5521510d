import { Island } from '@/browser/hydration/Island'
import { islandPart } from '@/browser/hydration/on-demand'
// The island's styles.
import './ContactText.module.scss'

export interface ContactTextProps {
  text: string
}

/** Part of every telephone number and mail address; most texts have neither and are not parsed. */
const MAY_HAVE_CONTACT = /@|\d{3}/

const ContactLinks = islandPart(() => import('./ContactLinks').then((module) => module.ContactLinks))

/** Plain text whose telephone numbers and mail addresses are links. Never inside a link or button. */
export function ContactText({ text }: ContactTextProps) {
  if (!MAY_HAVE_CONTACT.test(text)) return text
  return (
    <Island hydrateOn="off" isInline whileLoading={text}>
      <ContactLinks text={text} />
    </Island>
  )
}
