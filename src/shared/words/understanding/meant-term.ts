import type { SearchRecord } from '@/shared/content-model/views/search'
import { foldText } from '@/shared/utils/fold-text'
import { soundOf } from '@/shared/words/spelling'
import type { Advice } from './advise'
import { isFormKnown, isSameWordKnown } from './same-word-known'

/** Shorter words are too near to each other. */
const SHORTEST = 4

const wordsIn = (texts: readonly string[]): string[] => texts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? []

const isMisspelled = (wanted: string, typed: string): boolean =>
  isSameWordKnown(wanted, typed) || (wanted[0] === typed[0] && soundOf(wanted) === soundOf(typed))

/**
 * The query with misspelled words as the site writes them, or null (behavior SEARCH-17). A search service that forgives
 * typing errors shows the right words in what it found; without hits they are those of the popular searches. None where
 * there is guidance, except that for words nobody understands.
 */
export function meantTerm(
  term: string,
  { guidance, products }: Pick<Advice, 'guidance' | 'products'>,
  hits: readonly Pick<SearchRecord, 'title' | 'keywords' | 'shortDescription'>[],
  popular: readonly { title: string }[],
): string | null {
  const isOnlyUnclear = products === 'onRequest' && guidance.length === 1
  if (!isOnlyUnclear && (guidance.length > 0 || products !== 'shown')) return null
  const written = new Map(
    wordsIn([
      ...hits.flatMap(({ title, keywords }) => [title, ...keywords]),
      ...popular.map(({ title }) => title),
      ...hits.map(({ shortDescription }) => shortDescription ?? ''),
    ])
      .reverse()
      .map((word) => [foldText(word), word.toLowerCase()]),
  )
  const folded = [...written.keys()].reverse()
  const meant = term.replace(/[\p{L}\p{N}]+/gu, (typed) => {
    const word = foldText(typed)
    const isKnown = folded.some((one) => one.startsWith(word) || isFormKnown(one, word))
    if (word.length < SHORTEST || isKnown) return typed
    return written.get(folded.find((one) => one.length >= SHORTEST && isMisspelled(one, word)) ?? '') ?? typed
  })
  return meant === term ? null : meant
}
