import type { SearchConcept } from '@/shared/content-model/views/search-dictionary'
import { unpackWords } from '@/shared/utils/packed-words'
import { remembered } from '@/shared/utils/remembered'
import { soundOf, spellingsOf, wordOf } from '@/shared/words/spelling'
import { isSameWord } from '../same-word'
import { ARTICLES } from './grammar'
import { formsOf, plainWordsOf } from './word-forms'

/** A dictionary expression: its words, without articles. */
export interface Expression {
  parts: string[]
  concept: SearchConcept
}

export interface Dictionary {
  byFirst: ReadonlyMap<string, Expression[]>
  byKey: ReadonlyMap<string, SearchConcept>
  /** Dictionary forms of a typed word, misspellings included. */
  keysOf(word: string): ReadonlySet<string>
  knows(word: string): boolean
  /** Whether the word is in the dictionary as typed or in another form of it, thus no typing error. */
  holds(word: string): boolean
  isSubstance(word: string): boolean
}

/** Shorter words are too similar to others for misspellings. */
const SHORTEST_MISSPELLED = 6

const writtenPart = (part: string): string => wordOf(part).replace(/[^\p{L}\p{N}*~]/gu, '')

const initialOf = remembered((beginning: string): string => soundOf(beginning)[0] ?? '')

/** Dictionary words of a misspelled one. Computed per initial: all at once would block typing for too long. */
const misspellingsOf = (written: ReadonlySet<string>): ((word: string) => string[]) => {
  const soundsOf = remembered(
    (initial: string) =>
      new Map(
        [...written]
          .filter((part) => initialOf(part.slice(0, 3)) === initial)
          .map((part) => [soundOf(part), part]),
      ),
  )
  const plainOf = remembered((letter: string) =>
    [...written]
      .filter((part) => part.startsWith(letter))
      .flatMap((part) => plainWordsOf(part).map((word) => ({ word, part })))
      .filter(({ word }) => word.length >= SHORTEST_MISSPELLED),
  )
  return (word) => {
    const sound = soundOf(word)
    const sounds = soundsOf(sound[0] ?? '')
    const heard = spellingsOf(word)
      .flatMap((one) => [...formsOf(one)])
      .flatMap((form) => sounds.get(soundOf(form)) ?? [])
    if (heard.length > 0 || word.length < SHORTEST_MISSPELLED) return heard
    return plainOf(word[0] ?? '').flatMap((one) => (isSameWord(one.word, word) ? [one.part] : []))
  }
}

/** Indexes the editors' words, once per page. */
export function dictionaryOf(concepts: readonly SearchConcept[]): Dictionary {
  const byFirst = new Map<string, Expression[]>()
  const written = new Set<string>()
  const partOf = remembered(writtenPart)
  for (const concept of concepts)
    for (const text of concept.words.flatMap(unpackWords)) {
      const parts = text
        .split(' ')
        .map(partOf)
        .filter((part) => part !== '' && !ARTICLES.has(part))
      const [first] = parts
      if (first === undefined) continue
      const same = byFirst.get(first)
      if (same) same.push({ parts, concept })
      else byFirst.set(first, [{ parts, concept }])
      for (const part of parts) written.add(part)
    }
  const misspelled = misspellingsOf(written)
  const keysOf = remembered((word: string): ReadonlySet<string> => {
    const keys = [...formsOf(word)].filter((form) => written.has(form))
    return new Set(keys.length > 0 ? keys : misspelled(word))
  })
  const isSubstance = (word: string): boolean =>
    [...keysOf(word)].some((key) =>
      byFirst.get(key)?.some(({ parts, concept }) => parts.length === 1 && concept.kind === 'substance'),
    )
  const byKey = new Map(concepts.map((concept) => [concept.key, concept]))
  return {
    byFirst,
    byKey,
    keysOf,
    holds: (word) => [...formsOf(word)].some((form) => written.has(form)),
    knows: (word) => keysOf(word).size > 0,
    isSubstance,
  }
}
