import type { Options } from '../params/options'
import { appliesToPortuguese } from '../text/portuguese'
import { fold } from '../text/words'
import type { Unit } from './query-plan'
import type { Vocabulary } from './vocabulary'

/** How a word of the index answers a word of the query. */
export interface Term {
  typos: number
  isExact: boolean
  /** Only the beginning was typed. */
  isPrefix: boolean
}

const isPortugueseIndex = (
  { queryLanguages }: Options,
  { indexLanguages }: Record<string, unknown>,
): boolean =>
  appliesToPortuguese(
    true,
    queryLanguages.length > 0 ? queryLanguages : Array.isArray(indexLanguages) ? indexLanguages : ['en'],
  )

const mostTypos = (word: string, options: Options): number => {
  if (options.typoTolerance === false || options.typoTolerance === 'false') return 0
  if (!options.allowTyposOnNumericTokens && /^\d/.test(word)) return 0
  if (options.disableTypoToleranceOnWords.map(fold).includes(word)) return 0
  if (word.length >= options.minWordSizefor2Typos) return 2
  return word.length >= options.minWordSizefor1Typo ? 1 : 0
}

/**
 * The words of an index that answer a word: itself, its plural, its continuations, its relatives, which count like a
 * typo, and its likely misspellings.
 */
export const termsOf = (
  unit: Unit,
  word: string,
  vocabulary: Vocabulary,
  options: Options,
  settings: Record<string, unknown>,
): Map<string, Term> => {
  const terms = new Map<string, Term>()
  const add = (text: string, term: Term): void => {
    const known = terms.get(text)
    if (known === undefined || term.typos < known.typos) terms.set(text, term)
  }
  if (vocabulary.has(word)) add(word, { typos: 0, isExact: true, isPrefix: false })
  if (!unit.isTolerant) return terms
  if (appliesToPortuguese(options.ignorePlurals, options.queryLanguages))
    for (const text of vocabulary.formsOf(word)) add(text, { typos: 0, isExact: true, isPrefix: false })
  if (unit.isPrefix)
    for (const text of vocabulary.startingWith(word)) add(text, { typos: 0, isExact: false, isPrefix: true })
  if (isPortugueseIndex(options, settings))
    for (const text of vocabulary.relativesOf(word)) add(text, { typos: 1, isExact: false, isPrefix: false })
  const most = mostTypos(word, options)
  if (most > 0)
    for (const [text, typos] of vocabulary.similarTo(word, most, unit.isPrefix))
      add(text, { typos, isExact: false, isPrefix: false })
  return terms
}
