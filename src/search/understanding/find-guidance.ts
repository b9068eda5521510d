import type { Guidance } from '@/content-model/types/search-guidance'
import { remembered } from '@/utils/remembered'
import { SMALL_WORDS } from '@/utils/small-words'
import { isFormKnown, isSameWordKnown } from './same-word-known'
import { wordsOf } from './spelling'
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

const mainWords = (text: string): string[] => wordsOf(text).filter((word) => !SMALL_WORDS.has(word))

/** Whether all words of an expression were typed, in any order, as often as in it. */
const areTyped = (wanted: readonly string[], { serious, written }: Understanding): boolean => {
  const left = [...serious]
  return (
    wanted.length > 0 &&
    wanted.every((word) => {
      const at = left.findIndex((one) =>
        written.has(one) ? isFormKnown(word, one) : isSameWordKnown(word, one),
      )
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  )
}

/** Parsed conditions of guidance: each keystroke is checked against all guidance. */
const conditionsOf = remembered(
  ({ when, words }: Guidance) => ({
    combinations: when.map(readCombination),
    expressions: words.map(mainWords),
  }),
  new WeakMap(),
)

/** Whether guidance applies to a sentence. */
export function matchesGuidance(guidance: Guidance, read: Understanding): boolean {
  const { combinations, expressions } = conditionsOf(guidance)
  const mentioned = byKeyOf(read)
  return (
    combinations.some((combination) => isMet(combination, mentioned)) ||
    expressions.some((expression) => areTyped(expression, read))
  )
}

const RANKS: Record<Guidance['gravity'], number> = { emergency: 0, urgent: 1, caution: 2, information: 3 }

const rankOf = ({ gravity }: Guidance): number => RANKS[gravity]

/** Urgent guidance is only shown with other urgent guidance. */
const mayBeSecond = (first: Guidance, second: Guidance): boolean =>
  rankOf(first) > 0
    ? rankOf(second) < RANKS.information || rankOf(first) === rankOf(second)
    : rankOf(second) <= 1

/** The guidance for a sentence, most serious first, at most two; and whether any withholds products. */
export function findGuidance(
  read: Understanding,
  all: readonly Guidance[],
): { guidance: Guidance[]; withholdsProducts: boolean } {
  const found = all
    .filter((one) => matchesGuidance(one, read))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  const [first, ...others] = found
  const shown = first ? [first, ...others.filter((other) => mayBeSecond(first, other))].slice(0, MOST) : []
  return { guidance: shown, withholdsProducts: found.some(({ withholdsProducts }) => withholdsProducts) }
}
