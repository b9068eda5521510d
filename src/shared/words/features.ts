import { wordsOf } from './spelling'

/** Length of the pieces of text, across words, that are features. */
const PIECE = 4
/** Letters by which words of one family are the same: `respir`ar, `respir`ando. */
const BEGINNING = 5
/** How far apart two words are still read together. */
const NEAR = 4
/** Longer sentences are read alike. */
const LONG = 8

/** FNV-1a, mixed once more: low bits of the plain hash depend on few letters. @returns an unsigned 32-bit number */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 12)) >>> 0
}

/** A number is only as long as it is: ages and doses are read by rules, not learned. */
const tokensOf = (sentence: string): string[] =>
  wordsOf(sentence).map((word) => (/^\d/.test(word) ? '#'.repeat(word.split('.', 1).join('').length) : word))

/** Pieces, words, their beginnings, those near each other, the first and the last, and how many, as hashes without repetition. Pure. */
export function wholeFeatures(sentence: string): Set<number> {
  const words = tokensOf(sentence)
  const text = ` ${words.join(' ')} `
  const found = new Set<number>()
  for (let at = 0; at + PIECE <= text.length; at += 1) found.add(hash(text.slice(at, at + PIECE)))
  const beginnings = words.map((word) => word.slice(0, BEGINNING))
  found
    .add(hash(`^${beginnings[0]}`))
    .add(hash(`$${beginnings.at(-1)}`))
    .add(hash(`l${Math.min(words.length, LONG)}`))
  for (const [at, word] of words.entries()) {
    found.add(hash(`w${word}`))
    found.add(hash(`b${beginnings[at]}`))
    for (const other of beginnings.slice(at + 1, at + 1 + NEAR))
      found.add(hash(`n${beginnings[at]} ${other}`))
  }
  return found
}

/** Only the beginnings of words: few, for heads of many classes. Pure. */
export function beginningFeatures(sentence: string): Set<number> {
  const found = new Set<number>()
  for (const word of tokensOf(sentence))
    for (const length of [BEGINNING, BEGINNING - 1]) found.add(hash(`b${length}${word.slice(0, length)}`))
  return found
}
