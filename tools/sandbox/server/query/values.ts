import { isRecord } from '../content/guards'

/** How values of a path compare. */
export type Comparison = 'text' | 'number' | 'date' | 'boolean' | 'location' | 'document'

/** Lower case without accents, for full-text search. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

const textOfNode = (node: unknown): string => {
  if (!isRecord(node)) return ''
  const own = typeof node.value === 'string' ? node.value : ''
  return Array.isArray(node.content) ? [own, ...node.content.map(textOfNode)].join(' ') : own
}

/** Readable text of a value: that of a rich-text document is all its text nodes. */
export function textOf(value: unknown): string {
  return isRecord(value) ? textOfNode(value) : String(value)
}

/** A value in the form that its kind compares by; null when it cannot be compared. */
export function comparable(value: unknown, comparison: Comparison): string | number | null {
  if (comparison === 'number') {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
    return Number.isNaN(number) ? null : number
  }
  if (comparison === 'date') {
    const instant = Date.parse(String(value))
    return Number.isNaN(instant) ? null : instant
  }
  if (comparison === 'text' || comparison === 'boolean') return isRecord(value) ? null : String(value)
  return null
}

const words = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether every word of the query starts a word of one of the texts. */
export function matchesWords(texts: string[], query: string): boolean {
  const present = texts.flatMap(words)
  return words(query).every((word) => present.some((candidate) => candidate.startsWith(word)))
}
