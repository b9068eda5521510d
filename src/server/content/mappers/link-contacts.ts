import type { RichTextInline, RichTextMarked } from '@/shared/content-model/views/rich-text'
import { wordsOf } from '@/shared/content-model/views/rich-text-tree'
import { contactParts } from '@/shared/utils/contact-links'

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
const cut = (run: string | RichTextMarked, offset: number, contacts: Contact[]): RichTextInline[] => {
  const parts: RichTextInline[] = []
  const words = wordsOf(run)
  const part = (start: number, end: number) => {
    const value = words.slice(start, end)
    return typeof run === 'string' ? value : { ...run, value }
  }
  let done = 0
  for (const { start, end, href } of contacts) {
    const from = start - offset
    const to = end - offset
    if (from < 0 || to > words.length) continue
    if (from > done) parts.push(part(done, from))
    parts.push({ kind: 'link', href, children: [part(from, to)] })
    done = to
  }
  if (done < words.length) parts.push(part(done, words.length))
  return parts
}

/** Links telephone numbers and addresses. A paragraph is read as a whole: "**SAMU**: 192" is in two runs. */
export function linkContacts(children: RichTextInline[]): RichTextInline[] {
  const contacts = contactsIn(children.map(wordsOf).join(''))
  if (contacts.length === 0) return children
  let offset = 0
  return children.flatMap((child) => {
    const start = offset
    offset += wordsOf(child).length
    return typeof child === 'string' || child.kind === 'text' ? cut(child, start, contacts) : [child]
  })
}
