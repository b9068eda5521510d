import { ARTICLES, DENIALS } from '@/shared/words/understanding/grammar'
import { formsOf } from '@/shared/words/understanding/word-forms'

/** Longer words and verbs are recognized misspelled, which the beginning of a word (`convuls*`) is not. */
const LONGEST_BY_BEGINNING = 5

const partsOf = (text: string): string[] => text.split(/\s+/).filter((part) => !ARTICLES.has(part))

const stemOf = (part: string): string => (part.endsWith('~') ? part.slice(0, -3) : part.replace('*', ''))

/** Whether every word that one part stands for is found by the other. */
const isCovered = (part: string, other: string): boolean => {
  if (part === other) return true
  const isPlain = !/[*~]$/.test(part)
  if (other.endsWith('*'))
    return (
      !part.endsWith('~') &&
      stemOf(part).startsWith(stemOf(other)) &&
      (!isPlain || part.length <= LONGEST_BY_BEGINNING)
    )
  return isPlain && formsOf(part).has(other)
}

interface Written {
  text: string
  parts: string[]
}

const isDenial = (part: string): boolean => DENIALS.has(part)

/** Whether every part of one expression is that of the other. */
const isSaidBy = (one: Written, other: Written): boolean => {
  const [mine, its] = [one.parts, other.parts]
  if (mine.length !== its.length) return false
  if (mine.some(isDenial) !== its.some(isDenial)) return false
  return its.every((part, at) => isCovered(mine[at] ?? '', part))
}

/** Expressions of a concept that another of its expressions says, given forms of words, articles and prepositions. */
export function redundantWords(words: readonly string[]): string[] {
  const written: Written[] = words.map((text) => ({ text, parts: partsOf(text) }))
  const left = new Set(written)
  for (const one of written.toReversed())
    if ([...left].some((other) => other !== one && isSaidBy(one, other))) left.delete(one)
  return written.filter((one) => !left.has(one)).map(({ text }) => text)
}
