import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Head, scoresOf } from '@/words/head'
import { learn } from './learn'
import { allSentences, SETS, type Sentence } from './sentences'

/**
 * `npm run words:train`: learns the engine of words from the labelled sentences (words/README.md), prints its rates and
 * writes `src/words/generated/danger.json`. With `-- --curve` it prints rates by size instead, and writes nothing.
 */
/** Written by people who knew nothing of the engine: they set how much is doubtful. */
const BLIND_FOLDS = ['search-1', 'search-5', 'search-6', 'search-7', 'search-8']
const SEARCH_FOLDS = [...BLIND_FOLDS, 'search-9', 'search-10']
const HARM_FOLDS = SETS.filter((set) => set.startsWith('harm') && set !== 'harm-written')
/** Kinds with fewer sentences are found by their guidance's own words. */
const FEWEST = 12
/** Expressions are shorter and more than sentences, harmless reviews longer. */
const weightOf = ({ set }: Sentence): number =>
  set === 'expressions' ? 0.3 : set.startsWith('harm') ? 0.5 : 1

const all = allSentences()
const search = all.filter(({ what }) => what !== 'harm')
const harm = all.filter(({ set }) => set.startsWith('harm'))
const danger = search.filter(({ what }) => what === 'danger')
const kindOf = ({ kinds: [kind = ''] }: Sentence): string => kind
const kinds = [...new Set(danger.map(kindOf))]
  .filter(
    (kind) => danger.filter((one) => kindOf(one) === kind && one.set !== 'expressions').length >= FEWEST,
  )
  .toSorted()

const learnFrom = (sentences: Sentence[], yes: string, size = 2 ** 15, steps = 15): Head =>
  learn(
    sentences.map((one) => ({ text: one.text, answers: one.what === yes ? [yes] : [], weight: weightOf(one) })),
    { reads: 'whole', classes: [yes], size, steps },
  )
/** Of danger nothing is asked; expressions are words, not questions. */
const asking = search.filter(({ what, set }) => what !== 'danger' && /^search/.test(set))
const learnPerson = (sentences: Sentence[]): Head =>
  learn(
    sentences.map(({ text, what }) => ({ text, answers: what === 'person' ? [what] : [], weight: 1 })),
    { reads: 'beginnings', classes: ['person'], size: 2 ** 11 },
  )
const learnKinds = (sentences: Sentence[]): Head =>
  learn(
    sentences
      .filter((one) => kinds.includes(kindOf(one)))
      .map((one) => ({ text: one.text, answers: [kindOf(one)], weight: weightOf(one) })),
    { reads: 'beginnings', classes: kinds, size: 2 ** 10 },
  )

interface Scored extends Sentence {
  score: number
}
/** Each set, judged by an engine that has not seen it. */
const judgedBlind = (sentences: Sentence[], folds: string[], train: (rest: Sentence[]) => Head): Scored[] =>
  folds.flatMap((fold) => {
    const head = train(sentences.filter(({ set }) => set !== fold))
    return sentences
      .filter(({ set }) => set === fold)
      .map((one) => ({ ...one, score: scoresOf(head, one.text)[0] ?? 0 }))
  })
const at = (scores: number[], share: number): number =>
  scores.toSorted((a, b) => a - b)[Math.floor(scores.length * share)] ?? 0
const scoresBy = (judged: Scored[], what: Sentence['what']): number[] =>
  judged.filter((one) => one.what === what).map(({ score }) => score)
const percent = (scores: number[], from: number): number =>
  Number(((scores.filter((score) => score >= from).length / scores.length) * 100).toFixed(1))

const ratesOf = (judged: Scored[], from: number) => ({
  danger: percent(scoresBy(judged, 'danger'), from),
  ordinary: percent(scoresBy(judged, 'ordinary'), from),
  person: percent(scoresBy(judged, 'person'), from),
})
const kilobytes = (...heads: Head[]): number =>
  Number(
    (heads.reduce((sum, { weights }) => sum + gzipSync(weights, { level: 9 }).length, 0) / 1000).toFixed(1),
  )

const curve = () => {
  for (const bits of [13, 14, 15, 16, 17])
    for (const steps of [3, 7, 15]) {
      const judged = judgedBlind(search, SEARCH_FOLDS, (rest) => learnFrom(rest, 'danger', 2 ** bits, steps))
      const from = at(scoresBy(judged, 'danger'), 0.01)
      const size = kilobytes(learnFrom(search, 'danger', 2 ** bits, steps))
      console.log(`2^${bits} features, ${steps} steps: ${size} kB; at 99 % of danger`, ratesOf(judged, from))
    }
}

const hashed = (sentences: Sentence[]): string =>
  createHash('sha256').update(JSON.stringify(sentences)).digest('hex').slice(0, 12)

const save = (data: Sentence[], engine: object): void => {
  const file = 'src/words/generated/danger.json'
  const before = JSON.parse(readFileSync(file, 'utf8'))
  const hash = hashed(data)
  const trained = before.data === hash ? before.trained : new Date().toISOString().slice(0, 10)
  writeFileSync(
    file,
    `${JSON.stringify({ trained, data: hash, sentences: data.length, ...engine }, null, 1)}\n`,
  )
}

const train = () => {
  const startedAt = performance.now()
  const judged = judgedBlind(search, SEARCH_FOLDS, (rest) => learnFrom(rest, 'danger'))
  const blind = judged.filter(({ set }) => BLIND_FOLDS.includes(set))
  const doubtful = Number(at(scoresBy(blind, 'danger'), 0.01).toFixed(2))
  const sure = Number(at(scoresBy(judged, 'ordinary'), 0.98).toFixed(2))
  const rates = { doubtful: ratesOf(judged, doubtful), sure: ratesOf(judged, sure) }
  const judgedPerson = judgedBlind(asking, SEARCH_FOLDS, learnPerson)
  const asked = Number(at(scoresBy(judgedPerson, 'ordinary'), 0.99).toFixed(2))
  const personRates = {
    person: percent(scoresBy(judgedPerson, 'person'), asked),
    ordinary: percent(scoresBy(judgedPerson, 'ordinary'), asked),
  }
  const judgedHarm = judgedBlind(harm, HARM_FOLDS, (rest) => learnFrom(rest, 'harm'))
  const reported = Number(at(scoresBy(judgedHarm, 'harm'), 0.02).toFixed(2))
  const harmRates = {
    harm: percent(scoresBy(judgedHarm, 'harm'), reported),
    harmless: percent(scoresBy(judgedHarm, 'harmless'), reported),
  }
  const learnedAt = performance.now()
  const heads = { danger: learnFrom(search, 'danger'), kinds: learnKinds(danger), person: learnPerson(asking) }
  save(search, { rates: { ...rates, asked: personRates }, doubtful, sure, asked, ...heads })
  const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1)
  console.log('Danger, each set judged without it:', rates, `${kilobytes(heads.danger, heads.kinds, heads.person)} kB`)
  console.log('Persons whom a medicine may not suit, by the engine alone:', personRates)
  console.log('Reports of harm likewise (the site judges them by rules):', harmRates)
  console.log(
    `Learned in ${seconds(learnedAt, performance.now())} s, judged in ${seconds(startedAt, learnedAt)} s.`,
  )
}

if (process.argv.includes('--curve')) curve()
else train()
