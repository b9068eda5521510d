import type { SearchConceptKind } from '@/content-model/vocabulary'
import type { SearchConcept } from '@/models/search-dictionary'
import type { Dictionary, Expression } from './dictionary'
import { ARTICLES, BETWEEN, DENIALS, GRAMMAR, NARRATIVE, WORKS } from './grammar'
import { type NumberFound, numbersIn } from './numbers'
import { wordsOf } from './spelling'

/** A concept that a sentence mentions. */
export interface Mention {
  key: string
  /** Null for what a number says and the dictionary has no words for. */
  concept: SearchConcept | null
  /** Places of its first and last word. */
  from: number
  to: number
  /** "não respira", "sem febre". */
  isDenied: boolean
}

/** What was understood of a sentence. */
export interface Understanding {
  /** Its words, normalized, articles left out. */
  words: string[]
  /** Words that no harmless expression contains: `matar` of "matar a sede" is not among them. */
  serious: string[]
  /** Those that the dictionary holds as they were typed, so that they are no typing errors. */
  written: ReadonlySet<string>
  mentions: Mention[]
  /** Ages in months. */
  ages: number[]
  /** Words that say something, and those of them that the dictionary does not hold. */
  content: string[]
  unknown: string[]
  /** Whether a sentence names a work or jokes ("filme X", "X kkk"): an alarming word is likely to be part of that. */
  isPlayful: boolean
  /** Whether somebody tells what happens to a person, instead of naming what is looked for. */
  isNarrative: boolean
}

/** Words that may stand between two words of an expression: "perdeu muito sangue". None may in a harmless one: it would hide a danger. */
const GAP = 1

/** Where the last word of an expression is that begins at a place; null where it does not continue. */
const endOf = (
  { parts, concept }: Expression,
  words: string[],
  from: number,
  dictionary: Dictionary,
): number | null => {
  const furthest = concept.kind === 'harmless' ? 1 : GAP + 1
  const holds = (place: number, part: string): boolean => {
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

/** Verbs of what has happened: `caiu`, `fiquei`, `sumiu`, `subi`. */
const PAST = /^\p{L}{2,}(?:ei|ou|iu|[^mst]eu|aram|eram|iram|[^aeu]i)$/u

/** Whether somebody tells of themselves, of another person or of what has happened. */
const isNarrativeOf = (all: readonly string[], mentions: readonly Mention[]): boolean =>
  mentions.some(({ concept }) => concept?.kind === 'person') ||
  all.some((word) => NARRATIVE.has(word) || (PAST.test(word) && !GRAMMAR.has(word)))

/** `kkk`, `rsrs`, `haha`, and what is said in jest. */
const LAUGHTER = /\bk{3,}\b|\b(?:rs){2,}\b|\b(?:ha){2,}h?\b|\bde tanto rir\b|\bde vergonha\b|\bque sufoco\b/i

/** A work is named first, or last where nobody tells of a person. */
const isPlayful = (sentence: string, content: readonly string[], isNarrative: boolean): boolean =>
  LAUGHTER.test(sentence) || WORKS.has(content[0] ?? '') || (!isNarrative && WORKS.has(content.at(-1) ?? ''))

/** People and common words are not what a denial is about. */
const canBeDenied = ({ concept }: Mention): boolean =>
  concept?.kind !== 'common' && concept?.kind !== 'person'

/** Marks what a denial denies: the first thing mentioned after it, beyond auxiliary verbs and adverbs. */
const deny = (words: string[], mentions: Mention[]): Mention[] => {
  const starts = new Set(mentions.filter(canBeDenied).map(({ from }) => from))
  const denied = new Set<number>()
  for (const [at, word] of words.entries()) {
    if (!DENIALS.has(word)) continue
    let place = at + 1
    while (!starts.has(place) && BETWEEN.has(words[place] ?? '')) place += 1
    if (starts.has(place)) denied.add(place)
  }
  return mentions.map((mention) => ({ ...mention, isDenied: denied.has(mention.from) }))
}

/** Whether a longer expression holds a harmless one, or goes on from it: "beber água" of "beber água sanitária". */
const isOutweighed = (one: Mention, other: Mention): boolean =>
  (other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from) ||
  (GRAVE_KINDS.has(other.concept?.kind) && one.from < other.from && other.from <= one.to && one.to < other.to)

/** What a longer name can hold: the blood of "açúcar no sangue", the baby of "Bebê Bálsamo". */
const NAMES = new Map<SearchConceptKind | undefined, SearchConceptKind>([
  ['sign', 'condition'],
  ['person', 'product'],
])

/** Whether something mentioned is only part of the name of a condition or of a product. */
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

/** Reads a sentence. Pure, and quick enough for every key typed. */
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
  const harmless = found.filter(
    (one) => one.concept?.kind === 'harmless' && !serious.some((other) => isOutweighed(one, other)),
  )
  const isHarmless = (from: number, to: number): boolean =>
    harmless.some((one) => one.from <= to && from <= one.to)
  const mentions = deny(words, [
    ...harmless,
    ...serious.filter(({ from, to }) => !isHarmless(from, to)),
    ...numbers.flatMap((number) => mentionsOfNumber(number, dictionary)),
  ])
  const readPlaces = new Set(
    [...mentions, ...numbers].flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, step) => from + step),
    ),
  )
  const content = [...words.keys()].filter((at) => !GRAMMAR.has(words[at] ?? ''))
  const contentWords = content.map((at) => words[at] ?? '')
  const isNarrative = isNarrativeOf(all, mentions)
  return {
    words,
    serious: words.filter((_, at) => !isHarmless(at, at)),
    written: new Set(words.filter(dictionary.holds)),
    mentions,
    ages: numbers.flatMap(({ age }) => age ?? []),
    content: contentWords,
    isPlayful: isPlayful(sentence, contentWords, isNarrative),
    isNarrative,
    unknown: content.filter((at) => !readPlaces.has(at)).map((at) => words[at] ?? ''),
  }
}
