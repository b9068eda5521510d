/** A block of a mail, top to bottom. A text is a paragraph; its line breaks remain. */
export type MailPart =
  | string
  /** Names and values, e.g. a reference number or a form's values. */
  | { facts: readonly { name: string; value: string }[] }
  /** A quoted text. */
  | { quote: string }
  | { list: readonly string[] }

export interface Mail {
  to: { name: string; address: string }
  /** Address for replies, instead of the sender. */
  replyTo?: { name: string; address: string }
  subject: string
  /** Preview text of mailboxes, one short sentence; the first paragraph by default. */
  preview?: string
  /** Above the text; the subject by default. */
  heading?: string
  parts: readonly MailPart[]
  /** The main action. Shown as a button, and as an address to copy. */
  action?: { text: string; href: string }
  /** Unsubscribe address: a page by GET, immediate by POST (RFC 8058). */
  unsubscribe?: string
  /** Small print under the button: a link's validity, and what to do about an unexpected mail. */
  note?: string
}

/** The layout of every mail. */
export interface MailLayout {
  /** Sender: the name in MAIL_FROM, else the site's host. */
  brand: string
  /** The site's address with a final slash, and its readable form. */
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
