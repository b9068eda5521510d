import type { Options } from '../params/options'
import { appliesTo, isStopWord, STOP_WORD_LANGUAGES } from '../text/portuguese'
import { wordsOf } from '../text/words'
import type { Replacement, SynonymTable } from './synonym-table'
import type { Vocabulary } from './vocabulary'

/** What a record must contain: one word, or several in a row. */
export interface Unit {
  words: string[]
  /** The words of the query that it represents, by number. */
  covers: number[]
  isPrefix: boolean
  /** What will do besides the words themselves: plurals, or misspellings too. */
  tolerance: 'none' | 'plurals' | 'typos'
  /** Whether it may count as exact: as typed or equivalent. */
  isExact: boolean
  /** Typos that it counts as. */
  typos: number
  /** Single words that do as well, by synonyms. */
  alternatives: Unit[]
}

/** A query as words, and the ways in which they may be read: any one of them is enough. */
export interface QueryPlan {
  words: string[]
  readings: Unit[][]
}

const MOST_READINGS = 40
const LONGEST_SYNONYM = 6

const isPrefixAt = (index: number, count: number, queryType: string): boolean =>
  queryType === 'prefixAll' || (queryType === 'prefixLast' && index === count - 1)

/** A query's words without stop words; a possible prefix of a longer word is not removed. */
const searchedWords = ({ query, queryType, removeStopWords, queryLanguages }: Options): string[] => {
  const words = wordsOf(query).map(({ text }) => text)
  if (!appliesTo(STOP_WORD_LANGUAGES, removeStopWords, queryLanguages)) return words
  const important = words.filter(
    (word, index) => isPrefixAt(index, words.length, queryType) || !isStopWord(word),
  )
  return important.length > 0 ? important : words
}

const replaced = (units: Unit[], from: number, count: number, unit: Omit<Unit, 'covers'>): Unit[] => [
  ...units.slice(0, from),
  { ...unit, covers: Array.from({ length: count }, (_, step) => from + step) },
  ...units.slice(from + count),
]

const exactly = (words: string[], typos: number): Omit<Unit, 'covers'> => ({
  words,
  typos,
  isPrefix: false,
  tolerance: 'none',
  isExact: true,
  alternatives: [],
})

/** "spraynasal" is read as "spray nasal" where both are words of the index. */
const splits = (units: Unit[], word: string, index: number, vocabulary: Vocabulary): Unit[][] => {
  if (vocabulary.has(word)) return []
  const cuts = Array.from({ length: Math.max(0, word.length - 3) }, (_, step) => step + 2)
  return cuts
    .map((cut) => [word.slice(0, cut), word.slice(cut)])
    .filter((parts) => parts.every((part) => vocabulary.has(part)))
    .map((parts) => replaced(units, index, 1, exactly(parts, 1)))
}

interface Language {
  options: Options
  synonyms: SynonymTable
  vocabulary: Vocabulary
}

/** The synonyms of some words of a query, none where they are turned off. */
const synonymsOf = (words: string[], { options, synonyms }: Language): Replacement[] =>
  options.synonyms ? synonyms.of(words) : []

const alternativesOf = (word: string, index: number, language: Language): Unit[] => {
  const isExact = language.options.alternativesAsExact.includes('singleWordSynonym')
  return synonymsOf([word], language)
    .filter(({ words }) => words.length === 1)
    .map(({ words, typos }) => ({
      ...exactly(words, typos),
      covers: [index],
      tolerance: typos === 0 ? 'plurals' : 'none',
      isExact: isExact && typos === 0,
    }))
}

/** Synonyms of several words, or in several words. */
const phrases = (plain: Unit[], words: string[], index: number, language: Language): Unit[][] => {
  const most = Math.min(LONGEST_SYNONYM, words.length - index)
  const isExact = language.options.alternativesAsExact.includes('multiWordsSynonym')
  return Array.from({ length: most }, (_, step) => step + 1).flatMap((count) =>
    synonymsOf(words.slice(index, index + count), language)
      .filter(({ words: others }) => count > 1 || others.length > 1)
      .map(({ words: others, typos }) =>
        replaced(plain, index, count, {
          ...exactly(others, typos),
          tolerance: others.length === 1 && typos === 0 ? 'plurals' : 'none',
          isExact,
        }),
      ),
  )
}

/** The readings of words: as written or in single words that mean the same, in phrases, joined and split. */
const readingsOf = (words: string[], language: Language): Unit[][] => {
  const { options, vocabulary } = language
  const plain = words.map(
    (word, index): Unit => ({
      words: [word],
      covers: [index],
      isPrefix: isPrefixAt(index, words.length, options.queryType),
      tolerance: 'typos',
      isExact: true,
      typos: 0,
      alternatives: alternativesOf(word, index, language),
    }),
  )
  const readings = [plain]
  for (const [index, word] of words.entries()) {
    readings.push(...phrases(plain, words, index, language))
    const next = words[index + 1]
    if (next !== undefined && vocabulary.has(word + next))
      readings.push(replaced(plain, index, 2, exactly([word + next], 1)))
    readings.push(...splits(plain, word, index, vocabulary))
    if (readings.length >= MOST_READINGS) break
  }
  return readings.slice(0, MOST_READINGS)
}

/** @param words those of the query unless fewer are to be read */
export function planOf(
  options: Options,
  synonyms: SynonymTable,
  vocabulary: Vocabulary,
  words: string[] = searchedWords(options),
): QueryPlan {
  return { words, readings: readingsOf(words, { options, synonyms, vocabulary }) }
}
