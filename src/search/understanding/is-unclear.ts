import type { SearchConceptKind } from '@/content-model/vocabulary'
import type { Understanding } from './understand'

/** From this many words that say something on, a query is a sentence; a short one is the name of something. */
const SENTENCE = 4
/** Somebody tells of a person: fewer words are enough. */
const TOLD = 3

/** The share of words that may be unknown: of what somebody looks for, and of what somebody tells of a person. */
const UNKNOWN_SHARE = 0.34
const UNKNOWN_SHARE_OF_TOLD = 0.2

/** What a shop or a library is asked for. */
const SUBJECTS: readonly SearchConceptKind[] = ['symptom', 'product', 'service', 'condition', 'harmless']

/** Verbs of what has happened: `caiu`, `fiquei`, `sumiu`. */
const PAST = /^\p{L}{2,}(?:ei|ou|iu|[^mst]eu|aram|eram|iram)$/u

/**
 * Whether a sentence is understood too little to show medicines for it. Names of products and symptoms are short, and
 * are never unclear.
 */
export function isUnclear({ mentions, content, unknown, words }: Understanding): boolean {
  const kinds = new Set(mentions.map(({ concept }) => concept?.kind))
  const isTold = kinds.has('person') || words.some((word) => PAST.test(word))
  const hasSubject = SUBJECTS.some((kind) => kinds.has(kind))
  const hasSign = kinds.has('sign')
  if (words.length < TOLD) return hasSign && words.length > 1
  if (!hasSubject && (kinds.has('body') || (isTold && unknown.length > 0))) return true
  const isLong = content.length >= SENTENCE || (isTold && content.length >= TOLD)
  if (!isLong) return hasSign
  const share = unknown.length / content.length
  return hasSign || !hasSubject || share > (isTold ? UNKNOWN_SHARE_OF_TOLD : UNKNOWN_SHARE)
}
