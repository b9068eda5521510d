import type { Guidance } from '@/content-model/types/search-guidance'
import { foldText } from '@/lib/fold-text'
import { SMALL_WORDS } from '@/lib/small-words'
import { isSameWord } from './same-word'

const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL_WORDS.has(word))

/** Whether all words were typed; one that is wanted twice ("de quanto em quanto tempo") as often. */
const areTyped = (wanted: readonly string[], typed: readonly string[]): boolean => {
  const left = [...typed]
  return wanted.every((word) => {
    const at = left.findIndex((one) => isSameWord(word, one))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/**
 * What answers a term before everything else: the first guidance of which the term says one expression, in whatever order and
 * among whatever words; accents, plurals, diminutives and typing errors are forgiven. It is found here and not by the search
 * service, so that it is there whatever the service does, and even when it does not answer.
 */
export function guidanceOf(term: string, guidance: readonly Guidance[]): Guidance | null {
  const typed = wordsOf(term)
  const says = (expression: string): boolean => {
    const wanted = wordsOf(expression)
    return wanted.length > 0 && areTyped(wanted, typed)
  }
  return guidance.find(({ words }) => words.some(says)) ?? null
}
