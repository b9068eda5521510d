import type { SearchRecord } from '@/shared/content-model/views/search'
import { foldText } from '@/shared/utils/fold-text'
import type { Synonym } from './port'

/** With synonyms of editors, well below the limit of a thousand. */
const MOST_SPELLINGS = 700
const MIN_LETTERS = 3

/** Misspellings by ear, beyond typo tolerance: another first letter, or two letters at once. */
const BY_EAR: [heard: RegExp, written: string][] = [
  [/ch/, 'x'],
  [/x/, 'ch'],
  [/ss(?=[ei])/, 'c'],
  [/ss(?=[aou])/, 'ç'],
  [/(?<=[aeiou])c(?=[ei])/, 'ss'],
  [/ç/, 'ss'],
  [/^c(?=[ei])/, 's'],
  [/^s(?=[ei])/, 'c'],
  [/^c(?=[aou])/, 'k'],
  [/qu(?=[ei])/, 'k'],
  [/^g(?=[ei])/, 'j'],
  [/^j/, 'g'],
  [/^h/, ''],
  [/^(?=[aeou])/, 'h'],
  [/^e/, 'i'],
  [/^i/, 'e'],
  [/^o/, 'u'],
  [/^u/, 'o'],
  [/^s(?=[bcdfgpqt])/, 'es'],
  [/^s(?=[bcdfgpqt])/, 'is'],
  [/ay$/, 'ei'],
]

const misspelled = (word: string): string[] =>
  BY_EAR.filter(([heard]) => heard.test(word)).map(([heard, written]) =>
    foldText(word.replace(heard, written)),
  )

/** `chá` -> `chazinho`, `pomada` -> `pomadinha`. */
const diminutives = (word: string): string[] => {
  const stem = word
    .slice(0, -1)
    .replace(/ç$/, 'c')
    .replace(/c$/, word.endsWith('ça') ? 'c' : 'qu')
  if (word.endsWith('a')) return [`${foldText(stem)}inha`]
  if (word.endsWith('o')) return [`${foldText(stem)}inho`]
  if (word.endsWith('e')) return [`${foldText(word.slice(0, -1))}inho`, `${foldText(word.slice(0, -1))}inha`]
  return [`${foldText(word)}${/[sz]$/.test(word) ? '' : 'z'}inho`]
}

/** Records by word of title, keywords or guidance. */
export type Vocabulary = Map<string, number>

export function addWords(vocabulary: Vocabulary, records: readonly SearchRecord[]): void {
  for (const { title, keywords, guidanceFor = [] } of records) {
    const words =
      [title, ...keywords, ...guidanceFor]
        .join(' ')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    for (const word of new Set(words)) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1)
  }
}

/** Misspellings, each one typo, and diminutives of the words of titles and keywords, unless they are words themselves. */
export function spellingsOf(vocabulary: Vocabulary): Synonym[] {
  const words = [...vocabulary]
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => word)
    .filter((word) => word.length >= MIN_LETTERS)
  const taken = new Set(words.map(foldText))
  const spellings: Synonym[] = []
  const add = (synonym: Synonym & { from: string }): void => {
    if (taken.has(synonym.from)) return
    taken.add(synonym.from)
    spellings.push(synonym)
  }
  for (const word of words) {
    for (const heard of misspelled(word))
      add({ id: `ear-${heard}`, words: [word], from: heard, isMisspelling: true })
    for (const small of diminutives(word)) add({ id: `small-${small}`, words: [word], from: small })
  }
  return spellings.slice(0, MOST_SPELLINGS)
}
