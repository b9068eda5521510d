import type { SearchConcept } from '@/content-model/views/search-dictionary'
import type { SearchConceptKind } from '@/content-model/vocabulary'
import { type Dictionary, type Expression, SENTENCE_END } from './dictionary'
import { namesDisease } from './diseases'
import { ARTICLES, BETWEEN, DENIALS, GRAMMAR } from './grammar'
import { isNarration, isPlayful, mentionsEvent } from './narrative'
import { type NumberFound, numbersIn } from './numbers'
import { wordsOf } from './spelling'

export interface Mention {
  key: string
  /** Null for a number without a concept. */
  concept: SearchConcept | null
  /** Places of its first and last word. */
  from: number
  to: number
  /** "não respira", "sem febre". */
  isDenied: boolean
}

export interface Understanding {
  /** Its words, normalized, without articles. */
  words: string[]
  /** Words outside of harmless expressions, e.g. without `matar` of "matar a sede". */
  serious: string[]
  /** Words in the dictionary as typed or in another form, thus no typing errors. */
  written: ReadonlySet<string>
  mentions: Mention[]
  /** Ages in months. */
  ages: number[]
  /** Meaningful words, and those of them that are unknown. */
  content: string[]
  unknown: string[]
  /** Whether a sentence names a work or jokes ("filme X", "X kkk"), which explains an alarming word. */
  isPlayful: boolean
  /** Whether it says what happens to a person, instead of naming what is searched. */
  isNarrative: boolean
  /** Whether it says an action or accident: `tomou`, `jogou`, `pisoteou`. */
  hasEvent: boolean
}

/** Words allowed within an expression: "perdeu muito sangue". None in a harmless one, which would hide a danger. */
const GAP = 1

/** The last place of an expression that begins at a place; null if it does not match. */
const endOf = (
  { parts, concept }: Expression,
  words: string[],
  from: number,
  dictionary: Dictionary,
): number | null => {
  const furthest = concept.kind === 'harmless' ? 1 : GAP + 1
  const holds = (place: number, part: string): boolean => {
    if (part === SENTENCE_END) return place === words.length
    const word = words[place]
    return word !== undefined && dictionary.keysOf(word).has(part)
  }
  let at = from
  for (const part of parts.slice(1)) {
    let next = at + 1
    while (next <= at + furthest && !holds(next, part)) next += 1
    if (next > at + furthest) return null
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

/** Denials do not apply to people and common words. */
const canBeDenied = ({ concept }: Mention): boolean =>
  concept?.kind !== 'common' && concept?.kind !== 'person'

/** Places of the objects of denials: the first mention after each, beyond auxiliary verbs and adverbs. */
const deniedPlaces = (words: string[], mentions: Mention[]): ReadonlySet<number> => {
  const starts = new Set(mentions.filter(canBeDenied).map(({ from }) => from))
  const denied = new Set<number>()
  for (const [at, word] of words.entries()) {
    if (!DENIALS.has(word)) continue
    let place = at + 1
    while (!starts.has(place) && BETWEEN.has(words[place] ?? '')) place += 1
    if (starts.has(place)) denied.add(place)
  }
  return denied
}

const deny = (words: string[], mentions: Mention[]): Mention[] => {
  const denied = deniedPlaces(words, mentions)
  return mentions.map((mention) => ({ ...mention, isDenied: denied.has(mention.from) }))
}

/** Whether a longer expression contains a harmless one, or continues it: "beber água" of "beber água sanitária". */
const isOutweighed = (one: Mention, other: Mention): boolean =>
  (other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from) ||
  (GRAVE_KINDS.has(other.concept?.kind) && one.from < other.from && other.from <= one.to && one.to < other.to)

/** Verbs of swallowing: no harmless name may hide the object. */
const SWALLOWED = new Set(['engolir', 'tomou'])

/** Whether something harmless (`pilha do termômetro`) is a swallowed thing or substance. */
const isSwallowed = ({ from, to }: Mention, others: readonly Mention[]): boolean =>
  others.some((verb) => SWALLOWED.has(verb.key) && verb.to === from - 1) &&
  others.some((one) => one.concept?.kind === 'substance' && from <= one.from && one.to <= to)

/** Concepts within longer names: the blood of "açúcar no sangue", the baby of "Bebê Bálsamo". */
const NAMES = new Map<SearchConceptKind | undefined, SearchConceptKind>([
  ['sign', 'condition'],
  ['person', 'product'],
])

/** Whether a mention is only part of the name of a condition or product. */
const isPartOfName = (one: Mention, others: readonly Mention[]): boolean =>
  others.some(
    ({ concept, from, to }) =>
      concept !== null &&
      concept.kind === NAMES.get(one.concept?.kind) &&
      from <= one.from &&
      one.to <= to &&
      to - from > one.to - one.from,
  )

const GRAVE_KINDS: ReadonlySet<SearchConceptKind | undefined> = new Set(['sign', 'substance'])

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
  const serious = found.filter((one) => one.concept?.kind !== 'harmless' && !isPartOfName(one, found))
  const denied = deniedPlaces(words, found)
  // "Não respira bem" is the danger that "respira bem" is not.
  const harmless = found.filter(
    (one) =>
      one.concept?.kind === 'harmless' &&
      !denied.has(one.from) &&
      !serious.some((other) => isOutweighed(one, other)) &&
      !isSwallowed(one, serious),
  )
  const isHarmless = (from: number, to: number): boolean =>
    harmless.some((one) => one.from <= to && from <= one.to)
  const mentions = deny(words, [
    ...harmless,
    ...serious.filter(({ from, to }) => !isHarmless(from, to)),
    ...numbers.flatMap((number) => mentionsOfNumber(number, dictionary)),
    ...words.flatMap((word, at) =>
      namesDisease(word) && !GRAMMAR.has(word) && !dictionary.knows(word)
        ? mentionsOfNumber({ keys: [OTHER_DISEASE], from: at, to: at, age: null }, dictionary)
        : [],
    ),
  ])
  const isRead = (at: number): boolean =>
    [...mentions, ...numbers].some(({ from, to }) => from <= at && at <= to)
  const content = [...words.keys()].filter((at) => !GRAMMAR.has(words[at] ?? ''))
  const contentWords = content.map((at) => words[at] ?? '')
  const isNarrative = isNarration(all) || mentions.some(({ concept }) => concept?.kind === 'person')
  const kindsAt = (at: number) =>
    mentions.flatMap(({ from, to, concept }) => (from <= at && at <= to && concept ? [concept.kind] : []))
  return {
    words,
    serious: words.filter((_, at) => !isHarmless(at, at)),
    written: new Set(words.filter(dictionary.holds)),
    mentions,
    ages: numbers.flatMap(({ age }) => age ?? []),
    content: contentWords,
    isPlayful: isPlayful(sentence, contentWords, isNarrative),
    isNarrative,
    hasEvent: mentionsEvent(words, kindsAt),
    unknown: content.filter((at) => !isRead(at)).map((at) => words[at] ?? ''),
  }
}
