import { singularOf } from '../text/portuguese'
import { wordsOf } from '../text/words'

/** Placeholders, which are in records, are not imitated. */
export const SYNONYM_TYPES = ['synonym', 'onewaysynonym', 'altcorrection1', 'altcorrection2']

/** A stored synonym, with one of the types above. */
export type Synonym = Record<string, unknown> & { objectID: string; type: string }

/** Words that do as well, and the typos they cost. */
export interface Replacement {
  words: string[]
  typos: number
}

const plainWords = (text: string): string[] => wordsOf(text).map((word) => word.text)
const keyOf = (words: string[]): string => words.map(singularOf).join(' ')
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** Words and their synonyms. Plurals are treated as their singular. */
export class SynonymTable {
  readonly #replacements = new Map<string, Replacement[]>()

  constructor(synonyms: Iterable<Synonym>) {
    for (const synonym of synonyms) this.#add(synonym)
  }

  of(words: string[]): Replacement[] {
    return this.#replacements.get(keyOf(words)) ?? []
  }

  #add(synonym: Synonym): void {
    const { type } = synonym
    if (type === 'synonym') {
      const group = texts(synonym.synonyms)
      for (const from of group) this.#replace(from, group, 0)
    } else if (type === 'onewaysynonym' && typeof synonym.input === 'string') {
      this.#replace(synonym.input, texts(synonym.synonyms), 0)
    } else if (type.startsWith('altcorrection') && typeof synonym.word === 'string') {
      this.#replace(synonym.word, texts(synonym.corrections), type === 'altcorrection2' ? 2 : 1)
    }
  }

  #replace(from: string, others: string[], typos: number): void {
    const key = keyOf(plainWords(from))
    if (key === '') return
    const found = others.map(plainWords).filter((words) => words.length > 0 && keyOf(words) !== key)
    const known = this.#replacements.get(key) ?? []
    this.#replacements.set(key, [...known, ...found.map((words) => ({ words, typos }))])
  }
}
