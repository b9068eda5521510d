import type { SearchConceptKind } from '@/content-model/vocabulary'
import { BEGIN_WORKS, GRAMMAR, HARMLESS_PAST, NARRATIVE, TEXTS, WORKS } from './grammar'

/** Past verbs: `caiu`, `sumiu`, `subi`; those of buying, seeing and talking are harmless. */
const PAST = /^\p{L}{2,}(?:ei|ou|iu|[^mst]eu|aram|eram|iram|[^aeu]i)$|^dei$/u
const isPast = (word: string): boolean => PAST.test(word) && !GRAMMAR.has(word) && !HARMLESS_PAST.has(word)

/** Whether the words are about the writer or past events. */
export function isNarration(words: readonly string[]): boolean {
  return words.some((word) => NARRATIVE.has(word) || isPast(word))
}

/** Kinds of past verbs that are no accident: illness, shop, idiom. */
const ORDINARY_KINDS: readonly SearchConceptKind[] = ['symptom', 'service', 'harmless']

/** Whether a past verb is an action or unknown: `pinguei`, `jogou`. @param kindsAt the kinds mentioned at a place */
export function mentionsEvent(
  words: readonly string[],
  kindsAt: (place: number) => readonly SearchConceptKind[],
): boolean {
  return words.some((word, at) => {
    if (!isPast(word)) return false
    const kinds = kindsAt(at)
    if (ORDINARY_KINDS.some((kind) => kinds.includes(kind))) return false
    return !kinds.includes('common') || kinds.includes('act') || kinds.includes('sign')
  })
}

/** `kkk`, `rsrs`, `haha`, and joking phrases. */
const LAUGHTER = /\bk{3,}\b|\b(?:rs){2,}\b|\b(?:ha){2,}h?\b|\bde tanto rir\b|\bde vergonha\b|\bque sufoco\b/i

/** Whether a sentence jokes or names a work: first, or last if it is a text; anywhere without a narration. */
export function isPlayful(sentence: string, content: readonly string[], isNarrative: boolean): boolean {
  const [first = ''] = content
  return (
    LAUGHTER.test(sentence) ||
    WORKS.has(first) ||
    TEXTS.has(content.at(-1) ?? '') ||
    (!isNarrative && (BEGIN_WORKS.has(first) || content.some((word) => WORKS.has(word))))
  )
}
