import { INLINES } from '@contentful/rich-text-types'
import { contactParts } from '@/lib/contact-links'
import { wordsOf } from '@/lib/words-of'
import type { RichTextNode } from '@/models/rich-text'

interface Contact {
  start: number
  end: number
  href: string
}

const contactsIn = (text: string): Contact[] => {
  const contacts: Contact[] = []
  let start = 0
  for (const part of contactParts(text)) {
    const end = start + part.text.length
    if (part.href) contacts.push({ start, end, href: part.href })
    start = end
  }
  return contacts
}

/** One run of text, which begins at `offset` of its paragraph, cut at the contacts that lie in it whole. */
const cut = (node: RichTextNode & { value: string }, offset: number, contacts: Contact[]): RichTextNode[] => {
  const parts: RichTextNode[] = []
  const part = (start: number, end: number) => ({ ...node, value: node.value.slice(start, end) })
  let done = 0
  for (const { start, end, href } of contacts) {
    const from = start - offset
    const to = end - offset
    if (from < 0 || to > node.value.length) continue
    if (from > done) parts.push(part(done, from))
    parts.push({ nodeType: INLINES.HYPERLINK, href, content: [part(from, to)] })
    done = to
  }
  if (done < node.value.length) parts.push(part(done, node.value.length))
  return parts
}

/**
 * Makes links of the telephone numbers and mail addresses of a paragraph that editors have not linked themselves. The
 * paragraph is read as a whole: "**SAMU**: 192" is a number to call, though its words stand in two runs.
 */
export const linkContacts = (children: RichTextNode[]): RichTextNode[] => {
  const contacts = contactsIn(children.map(wordsOf).join(''))
  if (contacts.length === 0) return children
  let offset = 0
  return children.flatMap((child) => {
    const start = offset
    offset += wordsOf(child).length
    return 'value' in child ? cut(child, start, contacts) : [child]
  })
}
