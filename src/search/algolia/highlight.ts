import { isRecord } from '../core/unknown'
import type { HighlightPart } from '../port'

/** Marks round matches, the same that InstantSearch uses. */
export const HIGHLIGHT_TAGS = {
  highlightPreTag: '__ais-highlight__',
  highlightPostTag: '__/ais-highlight__',
} as const

const { highlightPreTag, highlightPostTag } = HIGHLIGHT_TAGS

const partsOf = (marked: string): HighlightPart[] =>
  marked
    .split(highlightPreTag)
    .flatMap((piece, index) => {
      const end = index === 0 ? -1 : piece.indexOf(highlightPostTag)
      if (end === -1) return [{ text: piece, isMatch: false }]
      return [
        { text: piece.slice(0, end), isMatch: true },
        { text: piece.slice(end + highlightPostTag.length), isMatch: false },
      ]
    })
    .filter(({ text }) => text !== '')

/** The parts of a field, as text. Marked text that differs from the field (cut, escaped, made up) is not used. */
export function highlightParts(hit: Record<string, unknown>, field: string, plain: string): HighlightPart[] {
  const whole = plain === '' ? [] : [{ text: plain, isMatch: false }]
  const highlight = isRecord(hit._highlightResult) ? hit._highlightResult[field] : null
  if (!isRecord(highlight) || typeof highlight.value !== 'string') return whole
  const parts = partsOf(highlight.value.trim())
  return parts.map(({ text }) => text).join('') === plain ? parts : whole
}
