import type { SearchConceptKind } from '@/content-model/vocabulary'
import { GRAMMAR } from './grammar'
import type { Mention, Understanding } from './understand'

/** Meaningful words from which a query is a sentence; a shorter one is a name. */
const SENTENCE = 4
/** For a narration, fewer words are enough. */
const NARRATIVE = 3

/** Share of unknown words allowed in a search; none in a narration. */
const UNKNOWN_SHARE = 0.34

/** What products are for. */
const SUBJECTS: readonly SearchConceptKind[] = ['symptom', 'product', 'condition', 'harmless']

/** "o que eu faço", "o que fazer". */
const ASKS_WHAT_TO_DO = /^(?:faco|fazer)$/

/** Whether a sign is also a symptom ("moleza e espirro"), without a narration. */
const isOnlyNamed = (sign: Mention, { mentions, isNarrative }: Understanding): boolean =>
  mentions.some(
    ({ concept, from, to }) =>
      from <= sign.from && sign.to <= to && concept?.kind === 'symptom' && !isNarrative,
  )

/** Concepts of questions: "qual", "como usar". */
const QUESTION = 'common'

/**
 * Whether a sentence is too unclear to show medicines. Names of products and symptoms are short and never unclear; a
 * narration ("estou no", "ele caiu") is unclear if nothing in it is what products are for, or if it tells an action
 * ("pinguei cola").
 * @param isAdvised whether every word is known and guidance withholds products
 * @param isOfSite whether guidance about the site or shop was found
 */
export function isUnclear(read: Understanding, isAdvised: boolean, isOfSite: boolean): boolean {
  const { mentions, content, unknown, words, isNarrative, isPlayful, hasEvent } = read
  const kinds = new Set(mentions.map(({ concept }) => concept?.kind))
  const asks = mentions.some(
    ({ concept, from }) => concept?.kind === QUESTION && !GRAMMAR.has(words[from] ?? ''),
  )
  const hasSign = mentions.some((one) => one.concept?.kind === 'sign' && !isOnlyNamed(one, read))
  if (words.length < 2) return false
  if (hasEvent && !isAdvised) return true
  if (isPlayful && !hasSign) return false
  if (!SUBJECTS.some((kind) => kinds.has(kind))) {
    const isOfService = kinds.has('service')
    const isSentence = unknown.length > 0 || (words.length >= NARRATIVE && !isOfService)
    if (isNarrative && !isOfSite && isSentence) return true
    if (kinds.has('body') && !isOfService && words.length >= NARRATIVE) return true
    if (unknown.length > 0 && words.some((word) => ASKS_WHAT_TO_DO.test(word))) return true
    if (words.length >= SENTENCE && !isOfService && !isOfSite && !asks) return true
    return hasSign || (content.length >= SENTENCE && !isOfService)
  }
  if (hasSign) return true
  if (isNarrative)
    return words.length >= NARRATIVE && unknown.length > 0 && !(isOfSite && !kinds.has('person'))
  return content.length >= SENTENCE && unknown.length > content.length * UNKNOWN_SHARE && !isOfSite
}
