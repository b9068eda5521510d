import { still } from '@/navigation/still'
// The code comes later, or never.
import './ContactText.module.scss'

export interface ContactTextProps {
  /** Plain text as editors typed it. */
  text: string
}

/** What every telephone number and mail address has; most texts have neither, and need not be looked through. */
const MAY_HOLD_CONTACT = /@|\d{3}/

const StillContacts = still<ContactTextProps>(
  async () => (await import('./ContactLinks')).ContactLinks,
  ({ text }) => text,
)

/** A plain text in which telephone numbers and mail addresses can be pressed. Never inside of a link or button. */
export function ContactText({ text }: ContactTextProps) {
  return MAY_HOLD_CONTACT.test(text) ? <StillContacts text={text} /> : text
}
