import type { SearchConcept } from '@/shared/content-model/views/search-dictionary'
import type { SearchConceptKind } from '@/shared/content-model/vocabulary'
import { wordsOf } from '@/shared/words/spelling'
import type { Dictionary, Expression } from './dictionary'
import { namesDisease } from './diseases'
import { ARTICLES, BETWEEN, DENIALS } from './grammar'
import { type NumberFound, numbersIn } from './numbers'

export interface Mention {
  key: string
  /** Null for a number without a concept. */
  concept: SearchConcept | null
  /** Places of its first and last word. */
  from: number
  to: number
  /** "sem mentol", "não posso". */
  isDenied: boolean
}

/** What rules read of a sentence: persons, diseases, substances, products and numbers. */
export interface Understanding {
  /** Its words, normalized, without articles. */
  words: string[]
  /** Words in the dictionary as typed or in another form, thus no typing errors. */
  written: ReadonlySet<string>
  mentions: Mention[]
  /** Ages in months. */
  ages: number[]
}

/** Words allowed within an expression. */
const GAP = 1

/** The last place of an expression that begins at a place; null if it does not match. */
const endOf = (
  { parts }: Expression,
  words: string[],
  from: number,
  dictionary: Dictionary,
): number | null => {
  const holds = (place: number, part: string): boolean => {
    const word = words[place]
    return word !== undefined && dictionary.keysOf(word).has(part)
  }
  let at = from
  for (const part of parts.slice(1)) {
    let next = at + 1
    while (next <= at + GAP + 1 && !holds(next, part)) next += 1
    if (next > at + GAP + 1) return null
    at = next
  }
  return at
}

const mentionsFrom = (words: string[], from: number, dictionary: Dictionary): Mention[] => {
  const found = new Map<string, Mention>()
  for (const key of dictionary.keysOf(words[from] ?? ''))
    for (const expression of dictionary.byFirst.get(key) ?? []) {
      const { concept } = expression
      const to = endOf(expression, words, from, dictionary)
      const known = found.get(concept.key)
      if (to !== null && (known === undefined || known.to < to))
        found.set(concept.key, { key: concept.key, concept, from, to, isDenied: false })
    }
  return [...found.values()]
}

/** Places of the objects of denials: the first mention after each, beyond auxiliary verbs and adverbs. */
const deniedPlaces = (words: string[], mentions: Mention[]): ReadonlySet<number> => {
  const starts = new Set(mentions.filter(({ concept }) => concept?.kind !== 'person').map(({ from }) => from))
  const denied = new Set<number>()
  for (const [at, word] of words.entries()) {
    if (!DENIALS.has(word)) continue
    let place = at + 1
    while (!starts.has(place) && BETWEEN.has(words[place] ?? '')) place += 1
    if (starts.has(place)) denied.add(place)
  }
  return denied
}

/** Kinds whose words may be part of a longer name of another kind: the baby of "Bebê Bálsamo", the mother of "dia das mães". */
const NAMES: readonly (SearchConceptKind | undefined)[] = ['product', 'harmless']

const isPartOfName = (one: Mention, others: readonly Mention[]): boolean =>
  others.some(
    ({ concept, from, to }) =>
      concept?.kind !== one.concept?.kind &&
      NAMES.includes(concept?.kind) &&
      from <= one.from &&
      one.to <= to &&
      to - from > one.to - one.from,
  )

const mentionsOfNumber = ({ keys, from, to }: NumberFound, { byKey }: Dictionary): Mention[] =>
  keys.map((key) => ({ key, concept: byKey.get(key) ?? null, from, to, isDenied: false }))

/** Diseases that need a doctor; includes those that are not in the dictionary. */
const OTHER_DISEASE = 'outra-doenca'

/** Reads a sentence. Pure, and fast enough for every keystroke. */
export function understand(sentence: string, dictionary: Dictionary): Understanding {
  const all = wordsOf(sentence)
  const places = [...all.keys()].filter((at) => !ARTICLES.has(all[at] ?? ''))
  const words = places.map((at) => all[at] ?? '')
  const placeOf = (at: number): number => places.filter((place) => place < at).length
  const numbers = numbersIn(all, dictionary.isSubstance).map((one) => ({
    ...one,
    from: placeOf(one.from),
    to: placeOf(one.to),
  }))
  const found = words.flatMap((_, from) => mentionsFrom(words, from, dictionary))
  const denied = deniedPlaces(words, found)
  const mentions = [
    ...found.filter((one) => !isPartOfName(one, found)),
    ...numbers.flatMap((number) => mentionsOfNumber(number, dictionary)),
    ...words.flatMap((word, at) =>
      namesDisease(word) && !dictionary.knows(word)
        ? mentionsOfNumber({ keys: [OTHER_DISEASE], from: at, to: at, age: null }, dictionary)
        : [],
    ),
  ].map((mention) => ({ ...mention, isDenied: denied.has(mention.from) }))
  return {
    words,
    written: new Set(words.filter(dictionary.holds)),
    mentions,
    ages: numbers.flatMap(({ age }) => age ?? []),
  }
}
