import type { SearchConceptKind } from '@/content-model/vocabulary'
import type { Mention, Understanding } from './understand'

/** From this many words that say something on, a query is a sentence; a short one is the name of something. */
const SENTENCE = 4
/** Somebody tells what happens: fewer words are enough. */
const NARRATIVE = 3

/** The share of words that may be unknown where somebody looks for something. Where something is told, none may. */
const UNKNOWN_SHARE = 0.34

/** What products are for. */
const SUBJECTS: readonly SearchConceptKind[] = ['symptom', 'product', 'condition', 'harmless']

/** "o que eu faço", "o que fazer". */
const ASKS_WHAT_TO_DO = /^(?:faco|fazer)$/

/** Whether a sign is also a symptom ("moleza e espirro"), and nobody tells of a person. */
const isOnlyNamed = (sign: Mention, { mentions, isNarrative }: Understanding): boolean =>
  mentions.some(
    ({ concept, from, to }) =>
      from <= sign.from && sign.to <= to && concept?.kind === 'symptom' && !isNarrative,
  )

/**
 * Whether a sentence is understood too little to show medicines for it. Names of products and symptoms are short, and
 * are never unclear; what somebody tells ("estou no", "ele caiu") is unclear where nothing in it is what products are for.
 *
 * @param isOfSite whether guidance about the site or the shop was found
 */
export function isUnclear(read: Understanding, isOfSite = false): boolean {
  const { mentions, content, unknown, words, isNarrative } = read
  const kinds = new Set(mentions.map(({ concept }) => concept?.kind))
  const hasSign = mentions.some((one) => one.concept?.kind === 'sign' && !isOnlyNamed(one, read))
  if (words.length < 2) return false
  if (!SUBJECTS.some((kind) => kinds.has(kind))) {
    const isOfService = kinds.has('service')
    const isSentence = unknown.length > 0 || (words.length >= NARRATIVE && !isOfService)
    if (isNarrative && !isOfSite && isSentence) return true
    if (kinds.has('body') && !isOfService && words.length >= NARRATIVE) return true
    if (unknown.length > 0 && words.some((word) => ASKS_WHAT_TO_DO.test(word))) return true
    return hasSign || (content.length >= SENTENCE && !isOfService)
  }
  if (hasSign) return true
  if (isNarrative) return words.length >= NARRATIVE && unknown.length > 0
  return content.length >= SENTENCE && unknown.length > content.length * UNKNOWN_SHARE
}
