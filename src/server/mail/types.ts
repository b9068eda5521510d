/** A block of a mail, top to bottom. A text is a paragraph; its line breaks remain. */
export type MailPart =
  | string
  | { facts: readonly { name: string; value: string }[] }
  | { quote: string }
  | { list: readonly string[] }

export interface Mail {
  to: { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  /** Preview text of mailboxes, one short sentence; the first paragraph by default. */
  preview?: string
  heading?: string
  parts: readonly MailPart[]
  /** The main action. Shown as a button, and as an address to copy. */
  action?: { text: string; href: string }
  /** Unsubscribe address: a page by GET, immediate by POST (RFC 8058). */
  unsubscribe?: string
  /** Small print under the button: a link's validity, and what to do about an unexpected mail. */
  note?: string
}

export interface MailLayout {
  /** Sender: see `readBrand`. */
  brand: string
  site: { href: string; name: string }
  linkHint: string
  automatic: string
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}
