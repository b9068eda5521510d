import { spokenBeginning, spokenPattern } from './spoken-form'

/** Words that may stand between two of an ordered pattern, and between two that are near. */
const GAP = 3
const NEAR = 7

const between = (most: number): string => `(?: \\S+){0,${most}}`

/** `a|b*`: one of the words; with `*`, one that begins so. */
const wordOf = (alternatives: string): string =>
  ` (?:${alternatives
    .split('|')
    .map((word) => (word.endsWith('*') ? `${spokenBeginning(word.slice(0, -1))}\\S*` : spokenPattern(word)))
    .join('|')})(?= )`

const sequenceOf = (pattern: string): string => {
  const [words = '', unless] = pattern.split('!')
  const sequence = words.trim().split(/\s+/).map(wordOf).join(between(GAP))
  return unless === undefined ? sequence : `${sequence}(?!${between(GAP)}${wordOf(unless.trim())})`
}

/** Reads a phrase of words that follow each other, wherever it occurs, but not after a "não": "não aliviou a dor" is no relief. */
export function phrasePattern(phrase: string): RegExp {
  return new RegExp(`(?<! nao| nem)${phrase.split(' ').map(wordOf).join('')}`, 'g')
}

/**
 * Reads a pattern: words in this order with up to three others between them (`falta ar`), `a|b*` for one of several and for
 * beginnings, `A & B` for both within eight words of each other in any order, `A !b` for A where none of the four words that
 * follow is b.
 */
export function wordPattern(pattern: string): RegExp {
  const [first = '', second] = pattern.split('&').map(sequenceOf)
  return second === undefined
    ? new RegExp(first)
    : new RegExp(`${first}${between(NEAR)}${second}|${second}${between(NEAR)}${first}`)
}
