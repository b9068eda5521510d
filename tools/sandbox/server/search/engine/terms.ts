import type { Options } from '../params/options'
import { appliesTo, PLURAL_LANGUAGES } from '../text/portuguese'
import { fold } from '../text/words'
import type { Unit } from './query-plan'
import type { Vocabulary } from './vocabulary'

/** How a word of the index matches a word of the query. */
export interface Term {
  typos: number
  isExact: boolean
  isPrefix: boolean
}

const mostTypos = (word: string, options: Options): number => {
  if (options.typoTolerance === false || options.typoTolerance === 'false') return 0
  if (!options.allowTyposOnNumericTokens && /^\d/.test(word)) return 0
  if (options.disableTypoToleranceOnWords.map(fold).includes(word)) return 0
  if (word.length >= options.minWordSizefor2Typos) return 2
  return word.length >= options.minWordSizefor1Typo ? 1 : 0
}

/** The words of an index that match a word: itself, its plural, its continuations and its likely misspellings. */
export function termsOf(
  unit: Unit,
  word: string,
  vocabulary: Vocabulary,
  options: Options,
): Map<string, Term> {
  const terms = new Map<string, Term>()
  const add = (text: string, term: Term): void => {
    const known = terms.get(text)
    if (known === undefined || term.typos < known.typos) terms.set(text, term)
  }
  if (vocabulary.has(word)) add(word, { typos: 0, isExact: true, isPrefix: false })
  if (unit.tolerance === 'none') return terms
  const isFormExact = options.alternativesAsExact.includes('ignorePlurals')
  if (appliesTo(PLURAL_LANGUAGES, options.ignorePlurals, options.queryLanguages))
    for (const text of vocabulary.formsOf(word))
      add(text, { typos: 0, isExact: isFormExact, isPrefix: false })
  if (unit.tolerance === 'plurals') return terms
  if (unit.isPrefix)
    for (const text of vocabulary.startingWith(word)) add(text, { typos: 0, isExact: false, isPrefix: true })
  const most = mostTypos(word, options)
  if (most > 0)
    for (const [text, typos] of vocabulary.similarTo(word, most, unit.isPrefix))
      add(text, { typos, isExact: false, isPrefix: false })
  return terms
}
