import { foldText, uniqueFolded } from '@/shared/utils/fold-text'
import { isRecord, textOf } from '@/shared/utils/unknown'

const MAX_KEYWORDS = 8

interface Candidate {
  text: string
  /** How well it meets the term; the lower, the better. */
  rank: number
}

const RANK_OF_MATCH = new Map<unknown, number>([
  ['full', 2],
  ['partial', 3],
])

const rankOf = (text: string, term: string, matchLevel: unknown): number | null => {
  const folded = foldText(text)
  if (folded.startsWith(term)) return 0
  if (folded.includes(` ${term}`)) return 1
  return RANK_OF_MATCH.get(matchLevel) ?? null
}

const hitsOf = (result: unknown): Record<string, unknown>[] =>
  isRecord(result) && Array.isArray(result.hits) ? result.hits.filter(isRecord) : []

const candidate = (value: unknown, highlight: unknown, term: string): Candidate[] => {
  const text = textOf(value)
  if (text === null) return []
  const rank = rankOf(text, term, isRecord(highlight) ? highlight.matchLevel : null)
  return rank === null ? [] : [{ text, rank }]
}

const candidatesOf = (hit: Record<string, unknown>, term: string): Candidate[] => {
  const highlights = isRecord(hit._highlightResult) ? hit._highlightResult : {}
  const marked: readonly unknown[] = Array.isArray(highlights.keywords) ? highlights.keywords : []
  const keywords: readonly unknown[] = Array.isArray(hit.keywords) ? hit.keywords : []
  return [
    ...keywords.flatMap((keyword, index) => candidate(keyword, marked[index], term)),
    ...candidate(hit.title, highlights.title, term),
  ]
}

/** At most 8 keywords and titles that match; of those alike but for accents, the best one. */
export function suggestKeywords(term: string, results: unknown[]): string[] {
  const folded = foldText(term)
  if (folded === '') return []
  const candidates = results
    .flatMap(hitsOf)
    .flatMap((hit) => candidatesOf(hit, folded))
    .toSorted((one, other) => one.rank - other.rank)
  return uniqueFolded(candidates.map(({ text }) => text)).slice(0, MAX_KEYWORDS)
}
