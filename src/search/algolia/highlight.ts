import { isRecord } from '../core/unknown'
import type { HighlightPart } from '../port'

/** The marks that replies put round matches: those of InstantSearch, so that both ways of asking read alike. */
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

/**
 * The pieces of a field, those that match marked, as text: never HTML. A reply whose marks do not give back the field
 * itself (cut, escaped, or made up) is shown without marks.
 */
export function highlightParts(hit: Record<string, unknown>, field: string, plain: string): HighlightPart[] {
  const whole = plain === '' ? [] : [{ text: plain, isMatch: false }]
  const highlight = isRecord(hit._highlightResult) ? hit._highlightResult[field] : null
  if (!isRecord(highlight) || typeof highlight.value !== 'string') return whole
  const parts = partsOf(highlight.value.trim())
  return parts.map(({ text }) => text).join('') === plain ? parts : whole
}
