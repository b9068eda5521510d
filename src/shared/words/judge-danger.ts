import type { Danger as Kind } from '@/shared/content-model/vocabulary'
import { type Head, isHead, scoresOf } from './head'

/** What is learned of danger and persons, and from which scores on; `npm run words:train` writes it. */
export interface DangerEngine {
  doubtful: number
  sure: number
  danger: Head
  kinds: Head
  /** From this score on a sentence asks for somebody whom a medicine may not suit. */
  asked: number
  person: Head
}

export interface Danger {
  level: 'sure' | 'doubtful' | 'none'
  /** Not excluded: an editor's word of caution in the sentence is believed. */
  isPossible: boolean
  /** What it may be, likeliest first; guidance names them. */
  kinds: string[]
}

/** So far below doubtful a danger is still possible. */
const MARGIN = 1

/** Fewer words must say it more clearly, by this score: each weighs more. */
const SHORT = 3
const CLEARER = 1

/** From this score on a kind is named, of two both; below it, the help for any danger: that of another kind is worse. */
const LIKELY = -1.7
const ANY: Kind = 'emergencia'
/** From this score on thoughts of suicide are named beside another danger; their number, 188, is shown with every one. */
const LIKELY_BESIDE = 0
/** Who thinks of suicide is found however little else in the sentence says so. */
const OF_SELF_HARM: ReadonlySet<string> = new Set<Kind>(['suicidio', 'autolesao', 'sofrimento'])
/** From this score on the kind alone makes a possible danger a doubtful one. */
const PROBABLE = 1

/** Whether a sentence is about a danger, and about which. Pure. */
export function judgeDanger(sentence: string, { doubtful, sure, danger, kinds }: DangerEngine): Danger {
  const isShort = sentence.trim().split(/\s+/).length < SHORT
  const score = (scoresOf(danger, sentence)[0] ?? 0) - (isShort ? CLEARER : 0)
  const isPossible = score >= doubtful - MARGIN
  if (!isPossible) return { level: 'none', isPossible, kinds: [] }
  const scores = scoresOf(kinds, sentence)
  const ranked = kinds.classes
    .map((kind, at) => ({ kind, score: scores[at] ?? 0 }))
    .toSorted((one, other) => other.score - one.score)
  const [first] = ranked
  const isFirstOfSelfHarm = first !== undefined && OF_SELF_HARM.has(first.kind)
  if (score < doubtful && !(isFirstOfSelfHarm && first.score > PROBABLE))
    return { level: 'none', isPossible, kinds: [] }
  const isLikely = (one: { kind: string; score: number }): boolean =>
    one.score > (one !== first && OF_SELF_HARM.has(one.kind) && !isFirstOfSelfHarm ? LIKELY_BESIDE : LIKELY)
  const likely = ranked.filter(isLikely).map(({ kind }) => kind)
  return {
    level: score < sure ? 'doubtful' : 'sure',
    isPossible,
    kinds: likely.length > 0 ? likely.slice(0, 2) : [ANY],
  }
}

/** So far below `asked` a sentence may still be about such a person: an editor's word of caution is believed. */
const PERSON_MARGIN = 2

/** Whether a sentence is about somebody whom a medicine may not suit, however it says so. Pure. */
export function concernsPerson(
  sentence: string,
  { asked, person }: DangerEngine,
): 'surely' | 'perhaps' | 'no' {
  const score = scoresOf(person, sentence)[0] ?? 0
  if (score >= asked) return 'surely'
  return score >= asked - PERSON_MARGIN ? 'perhaps' : 'no'
}

/** The engine in a loaded file. @throws where the file is another one */
export function readEngine(file: object): DangerEngine {
  const { doubtful, sure, danger, kinds, asked, person }: Record<string, unknown> = { ...file }
  const areNumbers = typeof doubtful === 'number' && typeof sure === 'number' && typeof asked === 'number'
  if (!areNumbers || !isHead(danger) || !isHead(kinds) || !isHead(person))
    throw new TypeError('words: the file of the engine cannot be read')
  return { doubtful, sure, danger, kinds, asked, person }
}
