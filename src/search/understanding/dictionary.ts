import type { SearchConcept } from '@/models/search-dictionary'
import { isSameWord } from '../core/same-word'
import { ARTICLES } from './grammar'
import { soundOf, wordOf } from './spelling'
import { formsOf, plainWordsOf } from './word-forms'

/** An expression of the dictionary: its words as written there, articles left out. */
export interface Expression {
  parts: string[]
  concept: SearchConcept
}

/** The editors' words, indexed for reading sentences. */
export interface Dictionary {
  /** Expressions by their first word as written. */
  byFirst: ReadonlyMap<string, Expression[]>
  byKey: ReadonlyMap<string, SearchConcept>
  /** The forms under which the dictionary may hold a typed word; misspelled words included. */
  keysOf(word: string): ReadonlySet<string>
  /** Whether the dictionary holds a typed word, as an expression of one word or as part of one. */
  knows(word: string): boolean
  /** Whether the dictionary holds a word just as it was typed. */
  holds(word: string): boolean
  /** Whether a typed word is the name of a substance. */
  isSubstance(word: string): boolean
}

/** Shorter words are too near to others to be recognized misspelled. */
const SHORTEST_MISSPELLED = 6

const partsOf = (expression: string): string[] =>
  expression
    .split(/\s+/)
    .map((part) => wordOf(part).replace(/[^\p{L}\p{N}*~]/gu, ''))
    .filter((part) => part !== '' && !ARTICLES.has(part))

/** Indexes the editors' words. Not cheap: once for a page. */
export function dictionaryOf(concepts: readonly SearchConcept[]): Dictionary {
  const byFirst = new Map<string, Expression[]>()
  const written = new Set<string>()
  for (const concept of concepts)
    for (const text of concept.words) {
      const parts = partsOf(text)
      const [first] = parts
      if (first === undefined) continue
      byFirst.set(first, [...(byFirst.get(first) ?? []), { parts, concept }])
      for (const part of parts) written.add(part)
    }
  const bySound = new Map([...written].map((part) => [soundOf(part), part]))
  const plain = [...written].flatMap((part) =>
    plainWordsOf(part)
      .filter((word) => word.length >= SHORTEST_MISSPELLED)
      .map((word) => ({ word, part })),
  )
  const misspelled = (word: string): string[] => {
    const heard = [...formsOf(soundOf(word))].flatMap((form) => bySound.get(form) ?? [])
    if (heard.length > 0 || word.length < SHORTEST_MISSPELLED) return heard
    return plain.filter((one) => isSameWord(one.word, word)).map(({ part }) => part)
  }
  const known = new Map<string, Set<string>>()
  const keysOf = (word: string): ReadonlySet<string> => {
    const found = known.get(word)
    if (found) return found
    const keys = new Set([...formsOf(word)].filter((form) => written.has(form)))
    if (keys.size === 0) for (const key of misspelled(word)) keys.add(key)
    known.set(word, keys)
    return keys
  }
  const isSubstance = (word: string): boolean =>
    [...keysOf(word)].some((key) =>
      byFirst.get(key)?.some(({ parts, concept }) => parts.length === 1 && concept.kind === 'substance'),
    )
  const byKey = new Map(concepts.map((concept) => [concept.key, concept]))
  return {
    byFirst,
    byKey,
    keysOf,
    holds: (word) => written.has(word),
    knows: (word) => keysOf(word).size > 0,
    isSubstance,
  }
}
