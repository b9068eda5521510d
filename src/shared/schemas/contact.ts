import { defineForm } from './define-form'
import { accepted, choice, email, text } from './fields'
import { asName, senderFault } from './rules/names'

/** What a message may be about, in the order of the page. `harm` is told to those who watch over safety as well. */
export const CONTACT_TOPICS = [
  'question',
  'harm',
  'complaint',
  'purchase',
  'praise',
  'privacy',
  'other',
] as const

export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** A message to the brand (behavior CONTACT-1). */
export const contactForm = defineForm({
  name: 'contact',
  measuredAs: 'generate_lead',
  mayReportHarm: true,
  fields: {
    topic: choice(CONTACT_TOPICS),
    name: text({ max: 80, isPersonal: true, autoComplete: 'name', read: asName, faultOf: senderFault }),
    email: email(),
    message: text({ kind: 'textarea', min: 10, max: 2000 }),
    consent: accepted(),
    // Data on health need a consent of their own, apart from the others (LGPD, art. 11, I).
    healthConsent: accepted(),
  },
})
