import type { SearchRecord } from '@/models/search'

/** Bytes of JSON: the limit of small plans is 10 kB, counted slightly differently. */
const MAX_BYTES = 9_500
/** Characters of a description that a card can show. */
const MAX_DESCRIPTION = 600
const MAX_WORDS = 50

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** Cut at a word. */
const cut = (text: string, length: number): string => {
  if (text.length <= length) return text
  const end = text.lastIndexOf(' ', length)
  return text.slice(0, end > 0 ? end : length)
}

/** Cuts fields to a sensible length, then the body to what is left. */
export function fitRecord(record: SearchRecord): SearchRecord {
  const short = {
    ...record,
    shortDescription: record.shortDescription && cut(record.shortDescription, MAX_DESCRIPTION),
    keywords: record.keywords.slice(0, MAX_WORDS),
  }
  let { body } = record
  for (let excess = bytesOf({ ...short, body }) - MAX_BYTES; excess > 0 && body !== ''; ) {
    // A character has up to three bytes: a third of the excess is never too much.
    body = cut(body, Math.max(0, body.length - Math.max(Math.ceil(excess / 3), 20)))
    excess = bytesOf({ ...short, body }) - MAX_BYTES
  }
  return { ...short, body }
}
