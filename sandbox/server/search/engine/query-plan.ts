import type { Options } from '../params/options'
import { appliesToPortuguese, isStopWord } from '../text/portuguese'
import { wordsOf } from '../text/words'
import type { SynonymTable } from './synonym-table'
import type { Vocabulary } from './vocabulary'

/** What has to stand in a record: one word, or several in a row. */
export interface Unit {
  words: string[]
  /** The words of the query that it stands for, by number. */
  covers: number[]
  isPrefix: boolean
  /** Whether other spellings and forms of the word will do. */
  isTolerant: boolean
  /** Typos that it costs by itself. */
  typos: number
}

/** A query as words, and the ways in which they may be read: any one of them is enough. */
export interface QueryPlan {
  words: string[]
  readings: Unit[][]
}

/** Algolia takes no longer texts. */
const MOST_LETTERS = 512
const MOST_READINGS = 40
const LONGEST_SYNONYM = 6

const keptWords = (options: Options): string[] => {
  const words = wordsOf(options.query.slice(0, MOST_LETTERS)).map(({ text }) => text)
  if (!appliesToPortuguese(options.removeStopWords, options.queryLanguages)) return words
  const kept = words.filter((word) => !isStopWord(word))
  return kept.length > 0 ? kept : words
}

const isPrefixAt = (index: number, count: number, queryType: string): boolean =>
  queryType === 'prefixAll' || (queryType === 'prefixLast' && index === count - 1)

const replaced = (units: Unit[], from: number, count: number, unit: Omit<Unit, 'covers'>): Unit[] => [
  ...units.slice(0, from),
  { ...unit, covers: Array.from({ length: count }, (_, step) => from + step) },
  ...units.slice(from + count),
]

const exactly = (words: string[], typos: number): Omit<Unit, 'covers'> => ({
  words,
  typos,
  isPrefix: false,
  isTolerant: false,
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

/** The readings of words: as they stand, with synonyms, joined and split. */
export const readingsOf = (
  words: string[],
  options: Options,
  synonyms: SynonymTable,
  vocabulary: Vocabulary,
): Unit[][] => {
  const plain = words.map((word, index) => ({
    words: [word],
    covers: [index],
    isPrefix: isPrefixAt(index, words.length, options.queryType),
    isTolerant: true,
    typos: 0,
  }))
  const readings = [plain]
  for (const [index, word] of words.entries()) {
    for (
      let count = 1;
      options.synonyms && count <= LONGEST_SYNONYM && index + count <= words.length;
      count += 1
    )
      for (const { words: others, typos } of synonyms.of(words.slice(index, index + count)))
        readings.push(
          replaced(plain, index, count, {
            ...exactly(others, typos),
            isTolerant: others.length === 1 && typos === 0,
          }),
        )
    const next = words[index + 1]
    if (next !== undefined && vocabulary.has(word + next))
      readings.push(replaced(plain, index, 2, exactly([word + next], 1)))
    readings.push(...splits(plain, word, index, vocabulary))
    if (readings.length >= MOST_READINGS) break
  }
  return readings.slice(0, MOST_READINGS)
}

export const planOf = (options: Options, synonyms: SynonymTable, vocabulary: Vocabulary): QueryPlan => {
  const words = keptWords(options)
  return { words, readings: readingsOf(words, options, synonyms, vocabulary) }
}
