/** Letters from which on a word may have one typing error, and two; and from which on any letter may be the wrong one. */
const ONE_ERROR = 5
const ANY_LETTER = 7
const TWO_ERRORS = 9

/** Shorter beginnings are those of many words. */
const SHORTEST_STEM = 3

/** `bebes` -> `bebe`, `reacoes` -> `reacao`: plurals as Portuguese makes most of them. */
export const singular = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/(o|a)es$/, 'ao')
        .replace(/([rz])es$/, '$1')
        .replace(/([^s])s$/, '$1')

const withoutLastVowels = (word: string): string => word.replace(/[aeiou]+$/, '')

/** `remedinho` of `remedio`, `bebezinho` of `bebe`. */
const isDiminutiveOf = (wanted: string, typed: string): boolean => {
  const stem = withoutLastVowels(wanted)
  return (
    stem.length >= SHORTEST_STEM &&
    [/inh[ao]s?$/, /zinh[ao]s?$/].some(
      (ending) => ending.test(typed) && withoutLastVowels(typed.replace(ending, '')) === stem,
    )
  )
}

const isVowel = (letter: string | undefined): boolean => /[aeiou]/.test(letter ?? '')

/** How many letters were typed wrong, left out, added or swapped. */
const errorsBetween = (one: string, other: string, costOfWrong: (i: number, j: number) => number): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const at = (r: number, c: number): number => (r === i ? row[c] : rows[r]?.[c]) ?? 0
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const wrong = isSame ? 0 : costOfWrong(i - 1, j - 1)
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + wrong)
      row.push(isSwapped ? Math.min(best, at(i - 2, j - 2) + 1) : best)
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

/**
 * Whether somebody who typed one word may have meant the other; both folded. The first letter is seldom wrong, and tells words
 * apart that are otherwise near; so does another consonant in a short word (`valor`, `vapor`) and the ending of a longer
 * one (`engoliu`, `engolir`).
 */
export function isSameWord(wantedWord: string, typedWord: string): boolean {
  if (wantedWord === typedWord || isDiminutiveOf(wantedWord, typedWord)) return true
  const [wanted, typed] = [singular(wantedWord), singular(typedWord)]
  if (wanted === typed) return true
  const length = Math.min(wanted.length, typed.length)
  const allowed = length >= TWO_ERRORS ? 2 : length >= ONE_ERROR ? 1 : 0
  if (allowed === 0 || wanted[0] !== typed[0] || Math.abs(wanted.length - typed.length) > allowed)
    return false
  const costOfWrong = (i: number, j: number): number => {
    if (isVowel(wanted[i]) && isVowel(typed[j])) return 1
    const isLast = i === wanted.length - 1 && j === typed.length - 1
    return length >= TWO_ERRORS || (length >= ANY_LETTER && !isLast) ? 1 : 2
  }
  return errorsBetween(wanted, typed, costOfWrong) <= allowed
}
