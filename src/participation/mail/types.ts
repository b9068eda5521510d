/** One block of a mail, top to bottom. A text alone is a paragraph; a line break in it stays one. */
export type MailPart =
  | string
  /** Names and values, e.g. a protocol number or what a form was filled in with. */
  | { facts: readonly { name: string; value: string }[] }
  /** What somebody wrote, set apart. */
  | { quote: string }
  | { list: readonly string[] }

export interface Mail {
  to: { name: string; address: string }
  /** Where answers go, instead of to the sender. */
  replyTo?: { name: string; address: string }
  subject: string
  /** What mailboxes show beside the subject, one short sentence; the first paragraph unless given. */
  preview?: string
  /** Stands over the text; the subject unless given. */
  heading?: string
  parts: readonly MailPart[]
  /** The one thing to do. Shown as a button, and as an address to copy. */
  action?: { text: string; href: string }
  /** Address by which the receiver gets no more mails of this kind: a page by GET, at once by POST (RFC 8058). */
  unsubscribe?: string
  /** Small print under the button: until when a link holds, what to do when one has not asked for this. */
  note?: string
}

/** What stands round every mail. */
export interface MailLayout {
  /** Who sends: the name in MAIL_FROM, else the site's host. */
  brand: string
  /** The site's address with a final slash, and as people read it. */
  site: { href: string; name: string }
  /** Texts in Portuguese. */
  linkHint: string
  automatic: string
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}
