import { ANYBODY, type User } from '@/shared/content-model/products/suitability'
import type { Guidance } from '@/shared/content-model/types/search-guidance'
import { type HelpLine, LINES_FOR_EVERYBODY } from '@/shared/content-model/vocabulary'
import { concernsPerson, type Danger, type DangerEngine, judgeDanger } from '@/shared/words/judge-danger'
import type { Dictionary } from './dictionary'
import { gravest, howGuidanceMatches, isPlain, type Match, notGraver } from './find-guidance'
import { type Understanding, understand } from './understand'
import { userOf } from './user-of'

export interface Advisor {
  dictionary: Dictionary
  guidance: readonly Guidance[]
  unclear: Guidance | null
  /** Null where it could not be loaded: then the editors' words alone name dangers. */
  engine: DangerEngine | null
}

export interface Advice {
  read: Understanding
  /** At most two, most serious first. */
  guidance: Guidance[]
  /** Numbers below guidance that names none of them. */
  numbers: HelpLine[]
  /** `onRequest`: in doubt, products only after a click. `undecided`: the rules or the engine are still loading. */
  products: 'shown' | 'onRequest' | 'withheld' | 'undecided'
  user: User
}

export const NO_ADVICE: Advice = {
  read: { words: [], written: new Set(), mentions: [], ages: [] },
  guidance: [],
  numbers: [],
  products: 'shown',
  user: ANYBODY,
}

/** Advice with the numbers that its guidance lacks: whoever is offered no product can call, whatever was understood. */
export function withNumbers(advice: Omit<Advice, 'numbers'>): Advice {
  const isMissing = (line: HelpLine) => advice.guidance.every(({ calls }) => !calls.includes(line))
  return { ...advice, numbers: advice.products === 'shown' ? [] : LINES_FOR_EVERYBODY.filter(isMissing) }
}

const UNKNOWN: Danger = { level: 'none', isPossible: true, kinds: [] }

interface Judged {
  danger: Danger
  concernsPerson: ReturnType<typeof concernsPerson>
}

/** Null where the engine is absent or fails. */
const judged = (sentence: string, engine: DangerEngine | null): Judged | null => {
  try {
    return (
      engine && { danger: judgeDanger(sentence, engine), concernsPerson: concernsPerson(sentence, engine) }
    )
  } catch {
    return null
  }
}

/** The concept of persons whom no word names. */
const ASK_FIRST = 'pergunte-antes'

const withPerson = (read: Understanding, { byKey }: Dictionary): Understanding => {
  const concept = byKey.get(ASK_FIRST) ?? null
  const mention = { key: ASK_FIRST, concept, from: -1, to: -1, isDenied: false }
  return { ...read, mentions: [...read.mentions, mention] }
}

/** Of these even a part of a sentence is a doubt, whatever the engine says, and what it says, whatever is named. */
const NEVER_NONE = new Set(['suicidio', 'autolesao'])

/**
 * The advice to show before a query's results (behavior SEARCH-12, SEARCH-13): what is surely a danger gets its
 * guidance and no product, what may gets the card `unclear` and products after a click.
 */
export function advise(sentence: string, { dictionary, guidance: all, unclear, engine }: Advisor): Advice {
  const found = judged(sentence, engine)
  const typed = understand(sentence, dictionary)
  const read =
    found?.concernsPerson === 'surely' && userOf(typed) === ANYBODY ? withPerson(typed, dictionary) : typed
  const user = userOf(read)
  const adviceOf = (shown: Guidance[], products: Advice['products']) =>
    withNumbers({ read, user, guidance: shown, products })
  const matches = all.flatMap((one) => {
    const how = howGuidanceMatches(one, read)
    return how ? [{ guidance: one, how }] : []
  })
  const byMatch = (fits: (how: Match, danger: string) => boolean): Guidance[] =>
    matches.flatMap(({ guidance, how }) => (guidance.danger && fits(how, guidance.danger) ? [guidance] : []))
  const others = matches.flatMap(({ guidance }) => (guidance.danger ? [] : [guidance]))
  const danger = found?.danger ?? null
  const { level, isPossible, kinds } = danger ?? UNKNOWN
  const exact = byMatch((how) => how !== 'within' || danger === null)
  const isNamed = isPlain(read) || matches.some(({ how }) => how === 'whole')
  const isSure = level === 'sure' && !isNamed
  const named = byMatch(() => true)
  const learned = kinds.flatMap((kind) => all.find((one) => one.danger === kind) ?? [])
  // What the editors' own words name, the engine may add to, but nothing graver.
  const besidesExact = level === 'sure' && exact.length > 0 ? notGraver(learned, exact) : []
  const sure = [...new Set([...exact, ...besidesExact, ...(isSure ? [...named, ...learned] : [])])]
  if (sure.length > 0 || isSure) return adviceOf(gravest([...sure, ...others], unclear), 'withheld')

  // A person who is only mentioned ("meu filho adora o xarope") withholds nothing but what is not for them.
  const person = found?.concernsPerson ?? 'surely'
  const isBelieved = (how: Match): boolean =>
    isPossible ||
    person === 'surely' ||
    how === 'whole' ||
    (how === 'rule' && (person === 'perhaps' || user === ANYBODY))
  const isWithheld = matches.some(
    ({ guidance, how }) => !guidance.danger && guidance.withholdsProducts && isBelieved(how),
  )
  const isOfSite = isNamed || others.some(({ gravity }) => gravity === 'information')
  const isDoubtful =
    danger === null ||
    named.some((one) => NEVER_NONE.has(one.danger ?? '')) ||
    (level !== 'none' && (!isOfSite || named.length > 0 || (!isNamed && NEVER_NONE.has(kinds[0] ?? ''))))
  if (!isDoubtful) return adviceOf(gravest(others, null), isWithheld ? 'withheld' : 'shown')
  const besides = gravest(others, null).slice(0, 1)
  return adviceOf([...(unclear ? [unclear] : []), ...besides], isWithheld ? 'withheld' : 'onRequest')
}
