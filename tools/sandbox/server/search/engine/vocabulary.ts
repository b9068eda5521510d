import SearchableMap from 'minisearch/SearchableMap'
import { MOST_TYPOS, typosBetween } from '../text/distance'
import { singularOf } from '../text/portuguese'

/** Occurrences of a word: record and place by turns. */
type Postings = number[]

const keep = (groups: Map<string, string[]>, key: string, word: string): void => {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [word])
  else group.push(word)
}

const NO_POSTINGS: Postings = []
const MOST_CACHED = 2000

/** All words of an index, in MiniSearch's radix tree, and their places. */
export class Vocabulary {
  readonly #words = new SearchableMap<Postings>()
  readonly #singulars = new Map<string, string[]>()
  readonly #similar = new Map<string, Map<string, number>>()

  add(word: string, record: number, place: number): void {
    const postings = this.#words.get(word)
    if (postings !== undefined) {
      postings.push(record, place)
      return
    }
    this.#words.set(word, [record, place])
    keep(this.#singulars, singularOf(word), word)
  }

  has(word: string): boolean {
    return this.#words.has(word)
  }

  postings(word: string): Postings {
    return this.#words.get(word) ?? NO_POSTINGS
  }

  formsOf(word: string): string[] {
    return this.#singulars.get(singularOf(word)) ?? []
  }

  startingWith(prefix: string): string[] {
    return [...this.#words.atPrefix(prefix).keys()]
  }

  /**
   * Words with at most so many typos, and their number.
   * @param isPrefix whether the typed text may be the beginning of a word
   */
  similarTo(typed: string, most: number, isPrefix: boolean): Map<string, number> {
    const key = `${most}${isPrefix ? '*' : ' '}${typed}`
    const known = this.#similar.get(key)
    if (known !== undefined) return known
    const found = new Map<string, number>()
    // The tree counts a swap as two edits: it is searched for two, and the result counted again.
    for (const word of this.#words.fuzzyGet(typed, MOST_TYPOS).keys()) {
      const { whole } = typosBetween(typed, word)
      if (whole > 0 && whole <= most) found.set(word, whole)
    }
    if (isPrefix) this.#addBeginnings(typed, most, found)
    if (this.#similar.size >= MOST_CACHED) this.#similar.clear()
    this.#similar.set(key, found)
    return found
  }

  /** A wrong first letter counts twice, so that only words with the same one are near enough with one typo. */
  #addBeginnings(typed: string, most: number, found: Map<string, number>): void {
    for (const word of this.startingWith(typed.slice(0, 1))) {
      if (word.length <= typed.length - most || word.startsWith(typed)) continue
      const { prefix } = typosBetween(typed, word.slice(0, typed.length + most))
      if (prefix > 0 && prefix <= most && prefix < (found.get(word) ?? Number.POSITIVE_INFINITY))
        found.set(word, prefix)
    }
  }
}
