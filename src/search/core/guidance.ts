import type { Guidance } from '@/content-model/types/search-guidance'
import { foldText } from '@/lib/fold-text'

/** Words that say nothing by themselves: an expression is met without them. */
const SMALL = new Set(
  foldText(
    'a o e as os um uma ao à aos às d de da do das dos em no na nos nas com por para pra pro que se meu minha',
  ).split(' '),
)

/** Letters from which on a word may have one typing error, and two. */
const ONE_ERROR = 5
const TWO_ERRORS = 9

const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL.has(word))

/** `bebês` -> `bebe`, `reações` -> `reacao`: plurals as Portuguese makes most of them. */
const singular = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/(o|a)es$/, 'ao')
        .replace(/([rz])es$/, '$1')
        .replace(/([^s])s$/, '$1')

/** How many letters were typed wrong, left out, added or swapped. */
const errorsBetween = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const at = (r: number, c: number): number => (r === i ? row[c] : rows[r]?.[c]) ?? 0
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1))
      row.push(isSwapped ? Math.min(best, at(i - 2, j - 2) + 1) : best)
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

/** The first letter is seldom wrong, and tells words apart that are otherwise near: `valor`, `calor`. */
const isMet = (wanted: string, typed: string): boolean => {
  if (wanted === typed || singular(wanted) === singular(typed)) return true
  const length = Math.min(wanted.length, typed.length)
  const allowed = length >= TWO_ERRORS ? 2 : length >= ONE_ERROR ? 1 : 0
  if (allowed === 0 || wanted[0] !== typed[0] || Math.abs(wanted.length - typed.length) > allowed)
    return false
  return errorsBetween(wanted, typed) <= allowed
}

/**
 * What answers a term before everything else: the first guidance of which the term says one expression, in whatever order and
 * among whatever words; accents, plurals and typing errors are forgiven. It is found here and not by the search service, so
 * that it is there whatever the service does, and even when it does not answer.
 */
export function guidanceOf(term: string, guidance: readonly Guidance[]): Guidance | null {
  const typed = wordsOf(term)
  const says = (expression: string): boolean => {
    const wanted = wordsOf(expression)
    return wanted.length > 0 && wanted.every((word) => typed.some((one) => isMet(word, one)))
  }
  return guidance.find(({ words }) => words.some(says)) ?? null
}
