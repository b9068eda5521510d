import type { Head } from '@/shared/words/head'
import { learn, type Size } from './learn'
import type { Sentence } from './sentences'

/** Kinds with fewer sentences are found by their guidance's own words. */
const FEWEST = 12
/** Expressions are shorter and more than sentences, harmless reviews longer; what guards counts more. */
const weightOf = ({ set }: Sentence): number =>
  set === 'search-guard' ? 1.5 : set === 'expressions' ? 0.3 : set.startsWith('harm') ? 0.5 : 1

const kindOf = ({ kinds: [kind = ''] }: Sentence): string => kind

interface Whole extends Size {
  /** What is the class, named as the first. */
  yes: Sentence['what'][]
  weight?: (one: Sentence) => number
}

const learnWhole = (sentences: readonly Sentence[], { yes, weight = weightOf, ...size }: Whole) =>
  learn(
    sentences.map((one) => ({
      text: one.text,
      answers: yes.includes(one.what) ? yes.slice(0, 1) : [],
      weight: weight(one),
    })),
    { reads: 'whole', classes: yes.slice(0, 1), ...size },
  )

/** Whether a sentence tells of a danger. @param size other than the site's, for the curve of sizes */
export const learnDanger = (
  sentences: readonly Sentence[],
  size: Size = { size: 2 ** 17, steps: 5, keep: 14_000, decay: 0.003 },
): Head =>
  learnWhole(
    sentences.filter(({ what }) => what !== 'harm'),
    { yes: ['danger'], ...size },
  )

/** What is searched for says little of what is reported. */
const SEARCHED = 0.1

/** Whether a message reports harm by a product. It is read by servers alone, so it may be large. */
export const learnHarm = (sentences: readonly Sentence[]): Head =>
  learnWhole(
    sentences.filter(({ set, what }) => set !== 'expressions' && what !== 'person'),
    {
      yes: ['harm', 'danger'],
      weight: ({ set }) => (set.startsWith('harm') ? 1 : SEARCHED),
      size: 2 ** 17,
      steps: 15,
      decay: 0.003,
    },
  )

/** Kinds with more sentences weigh less, or they are named where nothing says so. */
const MANY = 120

/** Which danger it is. */
export function learnKinds(sentences: readonly Sentence[]): Head {
  const dangers = sentences.filter(({ what }) => what === 'danger')
  const counts = new Map<string, number>()
  for (const one of dangers)
    if (one.set !== 'expressions') counts.set(kindOf(one), (counts.get(kindOf(one)) ?? 0) + 1)
  const kinds = [...counts].flatMap(([kind, count]) => (count >= FEWEST ? kind : [])).toSorted()
  return learn(
    dangers
      .filter((one) => kinds.includes(kindOf(one)))
      .map((one) => ({
        text: one.text,
        answers: [kindOf(one)],
        weight:
          weightOf(one) *
          (one.set === 'search-guard' ? 2 : 1) *
          Math.min(1, Math.sqrt(MANY / (counts.get(kindOf(one)) ?? MANY))),
      })),
    { reads: 'beginnings', classes: kinds, size: 2 ** 10 },
  )
}

/** Sets in which persons are not told from ordinary queries. */
const WITHOUT_PERSONS = new Set(['search-1', 'search-6', 'search-8', 'search-guard'])

/** Whether somebody asks for whom a medicine may not suit: of danger nothing is asked, expressions are words. */
export const learnPerson = (sentences: readonly Sentence[]): Head =>
  learn(
    sentences
      .filter(({ what, set }) => what !== 'danger' && set.startsWith('search') && !WITHOUT_PERSONS.has(set))
      .map(({ text, what }) => ({ text, answers: what === 'person' ? [what] : [], weight: 1 })),
    { reads: 'whole', classes: ['person'], size: 2 ** 15, steps: 4, keep: 2200, decay: 0.003 },
  )

export const learnHeads = (sentences: readonly Sentence[]) => ({
  danger: learnDanger(sentences),
  kinds: learnKinds(sentences),
  person: learnPerson(sentences),
})
