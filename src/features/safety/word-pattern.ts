/** What people write for a word on a phone. */
const SHORT = new Map(
  [
    ...['bb bebe', 'nenem bebe', 'nene bebe', 'neném bebe', 'cocou coçou', 'dps depois', 'mau mal'],
    ...['n nao', 'naum nao', 'num nao', 'ñ nao', 'tou estou', 'to estou', 'tô estou'],
    ...['ta esta', 'tá esta', 'tava estava'],
  ].map((pair) => pair.split(' ') as [string, string]),
)

/**
 * A word as it is spoken in Brazil, so that "alergia" and "alerjia", "convulsão" and "convulção", "inchaço" and "enxasso",
 * "ardendo" and "ardeno" are one. "ç" becomes `cedilla`: people also write it as a plain "c".
 */
function spokenWord(word: string, cedilla: string): string {
  return (SHORT.get(word) ?? word)
    .replace(/ç/g, '§')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([^r\d])\1+/g, '$1')
    .replace(/r{3,}/g, 'rr')
    .replace(/aum$/, 'ao')
    .replace(/(?<=[aei]n)d(?=o$)/, '')
    .replace(/^e(?=[nm])/, 'i')
    .replace(/^des/, 'dis')
    .replace(/[cs]h/g, 'x')
    .replace(/h/g, '')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/gu(?=[eiy])/g, 'g')
    .replace(/qu(?=[eiy])|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/y/g, 'i')
    .replace(/ou/g, 'o')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/s+/g, 's')
    .replace(/§/g, cedilla)
}

/** A text as words in their spoken form, each between single spaces. Pure. */
export function spokenText(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
  return ` ${words
    .filter((word) => word !== '')
    .map((word) => spokenWord(word, 's'))
    .join(' ')} `
}

/** A word of a pattern: its "ç" matches both spellings. */
function spokenPattern(word: string): string {
  return spokenWord(word, '[sk]')
}

/** The beginning of a word: how a last "c", "g" or "q" is spoken depends on what follows. */
function spokenBeginning(beginning: string): string {
  return spokenPattern(beginning.replace(/c$/, 'ç').replace(/qu$/, 'q')).replace(/g$/, '[gj]')
}

/** Words that may be between two of an ordered pattern, and between two that are near. */
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
