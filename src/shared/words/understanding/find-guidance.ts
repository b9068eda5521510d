import type { Guidance } from '@/shared/content-model/types/search-guidance'
import type { SearchConceptKind } from '@/shared/content-model/vocabulary'
import { remembered } from '@/shared/utils/remembered'
import { SMALL_WORDS } from '@/shared/utils/small-words'
import { spellingsOf, wordsOf } from '@/shared/words/spelling'
import { ARTICLES } from './grammar'
import { isFormKnown, isSameWordKnown } from './same-word-known'
import type { Mention, Understanding } from './understand'

/** Guidance shown per search, at most. */
const MOST = 2

/** Longest distance, in words, of a combination's mentions; people, conditions and ages count anywhere. */
const WINDOW = 8

/** A mention required by a combination: `não respirar` denied, `exceto X` absent. */
interface Wanted {
  /** Alternative concepts: `criança / bebê`. */
  keys: string[]
  how: 'mentioned' | 'denied' | 'absent'
}

const PREFIXES: [prefix: RegExp, how: Wanted['how']][] = [
  [/^n[ãa]o\s+/i, 'denied'],
  [/^exceto\s+/i, 'absent'],
]

/** Parses `bebê + não mamar`: concepts that a sentence must mention together. */
export function readCombination(text: string): Wanted[] {
  return text
    .split('+')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const prefix = PREFIXES.find(([pattern]) => pattern.test(part))
      const keys = (prefix ? part.replace(prefix[0], '') : part).split('/').map((key) => key.trim())
      return { keys, how: prefix?.[1] ?? 'mentioned' }
    })
}

const isAnywhere = ({ concept }: Mention): boolean =>
  concept === null || concept.kind === 'person' || concept.kind === 'condition'

/** Whether one mention of each can be chosen so that all are near each other. */
const areNear = (choices: Mention[][], from = Number.POSITIVE_INFINITY, to = -1): boolean => {
  const [first, ...others] = choices
  if (first === undefined) return true
  return first.some((mention) => {
    if (isAnywhere(mention)) return areNear(others, from, to)
    const start = Math.min(from, mention.from)
    const end = Math.max(to, mention.to)
    return end - start <= WINDOW && areNear(others, start, end)
  })
}

type ByKey = ReadonlyMap<string, Mention[]>

/** A sentence's mentions by concept, computed once for hundreds of combinations. */
const byKeyOf = remembered((read: Understanding): ByKey => {
  const byKey = new Map<string, Mention[]>()
  for (const mention of read.mentions) {
    const same = byKey.get(mention.key)
    if (same) same.push(mention)
    else byKey.set(mention.key, [mention])
  }
  return byKey
}, new WeakMap())

const isMet = (wanted: Wanted[], mentioned: ByKey): boolean => {
  const choices: Mention[][] = []
  for (const { keys, how } of wanted) {
    const found = keys.flatMap((key) => mentioned.get(key) ?? [])
    if (how === 'absent') {
      if (found.length > 0) return false
      continue
    }
    const fitting = found.filter(({ isDenied }) => isDenied === (how === 'denied'))
    if (fitting.length === 0) return false
    choices.push(fitting)
  }
  return choices.length > 0 && areNear(choices)
}

/** Without small words, unless only one word would be left: `me matar` is not `matar`. */
const mainWords = (text: string): string[] => {
  const all = wordsOf(text)
  const main = all.filter((word) => !SMALL_WORDS.has(word))
  return main.length > 1 ? main : all.filter((word) => !ARTICLES.has(word))
}

/** Places of the words of an expression, in any order, as often as in it; null if not all were typed. */
const placesOf = (wanted: readonly string[], { words, written }: Understanding): Set<number> | null => {
  const places = new Set<number>()
  for (const word of wanted) {
    const at = words.findIndex(
      (one, place) =>
        !places.has(place) &&
        (written.has(one)
          ? isFormKnown(word, one)
          : spellingsOf(one).some((spelling) => isSameWordKnown(word, spelling))),
    )
    if (at < 0) return null
    places.add(at)
  }
  return places.size > 0 ? places : null
}

const BESIDE: ReadonlySet<SearchConceptKind> = new Set(['person', 'condition', 'symptom', 'product'])

/** Numbers are read by rules. */
const MEASURED = /^(?:\d|graus?$)/

/** Who is in danger, and of what they suffer besides, takes nothing from an expression. */
const isBeside = (place: number, { words, mentions }: Understanding): boolean =>
  SMALL_WORDS.has(words[place] ?? '') ||
  MEASURED.test(words[place] ?? '') ||
  mentions.some(
    ({ concept, from, to }) => from <= place && place <= to && (concept === null || BESIDE.has(concept.kind)),
  )

/** Parsed conditions of guidance: each keystroke is checked against all guidance. */
const conditionsOf = remembered(
  ({ when, words }: Guidance) => ({
    combinations: when.map(readCombination),
    expressions: words.map(mainWords),
  }),
  new WeakMap(),
)

/** Whether a query is only persons, ages, illnesses and products: nothing in it tells of a danger. */
export function isPlain(read: Understanding): boolean {
  return read.words.every((_, place) => isBeside(place, read))
}

/** `rule`: a combination; `whole`: an expression, and words of persons, illness and products; `within`: a part of it. */
export type Match = 'rule' | 'whole' | 'within'

/** How guidance applies to a sentence; null if it does not. */
export function howGuidanceMatches(guidance: Guidance, read: Understanding): Match | null {
  const { combinations, expressions } = conditionsOf(guidance)
  const mentioned = byKeyOf(read)
  if (combinations.some((combination) => isMet(combination, mentioned))) return 'rule'
  const typed = expressions.flatMap((expression) => placesOf(expression, read) ?? [])
  const isWhole = (places: ReadonlySet<number>) =>
    read.words.every((_, place) => places.has(place) || isBeside(place, read))
  if (typed.some(isWhole)) return 'whole'
  return typed.length > 0 ? 'within' : null
}

const RANKS: Record<Guidance['gravity'], number> = { emergency: 0, urgent: 1, caution: 2, information: 3 }

const rankOf = ({ gravity }: Guidance): number => RANKS[gravity]

/** Those of the first that are not graver than all others. */
export const notGraver = (those: readonly Guidance[], others: readonly Guidance[]): Guidance[] =>
  those.filter((one) => others.some((other) => rankOf(other) <= rankOf(one)))

/** Urgent guidance is only shown with other urgent guidance. */
const mayBeSecond = (first: Guidance, second: Guidance): boolean =>
  rankOf(first) > 0
    ? rankOf(second) < RANKS.information || rankOf(first) === rankOf(second)
    : rankOf(second) <= 1

/** At most two, most serious first. @param fallback where there is none */
export function gravest(found: readonly Guidance[], fallback: Guidance | null): Guidance[] {
  const [first, ...others] = found.toSorted((one, other) => rankOf(one) - rankOf(other))
  if (first === undefined) return fallback ? [fallback] : []
  return [first, ...others.filter((other) => mayBeSecond(first, other))].slice(0, MOST)
}
