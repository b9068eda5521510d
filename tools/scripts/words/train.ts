import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { loadSampleSpace } from '@sandbox/space/load'
import { type Head, scoresOf } from '@/shared/words/head'
import { harmScore } from '@/shared/words/judge-harm'
import { searchAdvisorOf } from '../space/search-advisor'
import { learnDanger, learnHarm, learnHeads } from './heads'
import { judgedBy, kindsOf, ratesOf } from './rates'
import { allSentences, MEASURING, SETS, type Sentence, sentencesOfSet } from './sentences'

/**
 * `npm run words:train`: learns the engine of words from the labelled sentences (tools/words/README.md), prints its rates and
 * writes `src/shared/words/generated/`. With `-- --curve` it prints rates by size instead, and writes nothing.
 */
/** Written by people who knew nothing of the engine: they set how much is doubtful. */
const BLIND_FOLDS = ['search-1', 'search-5', 'search-6', 'search-7', 'search-8', 'search-13', 'search-16']
const TAUGHT_FOLDS = ['search-9', 'search-10', 'search-11', 'search-12', 'search-14', 'search-15']
const FOLDS = [...BLIND_FOLDS, ...TAUGHT_FOLDS]
/** In these persons are told from ordinary queries. */
const PERSON_FOLDS = ['search-5', 'search-7', 'search-13', 'search-16', ...TAUGHT_FOLDS]
/** Written by those who teach the engine. */
const TAUGHT = /-(?:written|taught-\d)$/

const all = allSentences()
const search = all.filter(({ what }) => what !== 'harm')

const without = (fold: string): Sentence[] => all.filter(({ set }) => set !== fold)
const at = (scores: number[], share: number): number =>
  Number((scores.toSorted((a, b) => a - b)[Math.floor(scores.length * share)] ?? 0).toFixed(2))
const percent = (scores: number[], from: number): number =>
  Number(((scores.filter((score) => score >= from).length / scores.length) * 100).toFixed(1))
const share = (scores: number[], from: number): string =>
  `${percent(scores, from)} (${scores.filter((score) => score >= from).length}/${scores.length})`
const kilobytes = (...heads: Head[]): number =>
  Number(
    (heads.reduce((sum, { weights }) => sum + gzipSync(weights, { level: 9 }).length, 0) / 1000).toFixed(1),
  )

/** Scores of the sentences of sets, each by a head that has not seen its set. */
const scoresIn = (
  folds: string[],
  what: Sentence['what'],
  headOf: (fold: string) => Head,
  score = (head: Head, text: string): number => scoresOf(head, text)[0] ?? 0,
): number[] =>
  folds.flatMap((fold) =>
    sentencesOfSet(fold).flatMap((one) => (one.what === what ? score(headOf(fold), one.text) : [])),
  )

const curve = () => {
  for (const keep of [2000, 4000, 8000, 14_000, 31_000, 62_000]) {
    const size = { size: 2 ** 17, steps: 5, keep, decay: 0.003 }
    const heads = new Map(FOLDS.map((fold) => [fold, learnDanger(without(fold), size)]))
    const headOf = (fold: string): Head => heads.get(fold) ?? learnDanger(without(fold), size)
    const dangers = scoresIn(FOLDS, 'danger', headOf)
    const ordinary = scoresIn(FOLDS, 'ordinary', headOf)
    const flagged = percent(ordinary, at(dangers, 0.01))
    const found = percent(dangers, at(ordinary, 0.98))
    const weight = kilobytes(learnDanger(search, size))
    console.log(
      `${keep} weights: ${weight} kB; ${flagged} % of ordinary flagged at 99 % of danger, ${found} % of danger sure at 2 % of ordinary`,
    )
  }
}

const HARM_FOLDS = SETS.filter((set) => set.startsWith('harm') && !TAUGHT.test(set))

const trainHarm = (): void => {
  const ofFold = new Map(HARM_FOLDS.map((fold) => [fold, learnHarm(without(fold))]))
  const harm = learnHarm(all)
  const headOf = (fold: string): Head => ofFold.get(fold) ?? harm
  const scores = (folds: string[], what: Sentence['what']) => scoresIn(folds, what, headOf, harmScore)
  const reported = at(scores(HARM_FOLDS, 'harm'), 0.025)
  const rates = (folds: string[]) => ({
    'harm: found': share(scores(folds, 'harm'), reported),
    'harmless: raised': share(scores(folds, 'harmless'), reported),
  })
  const printed = { sets: rates(HARM_FOLDS), heldOut: rates([MEASURING]) }
  const sentences = all.filter(({ set }) => set.startsWith('harm'))
  save('harm', sentences, { rates: printed, reported, harm })
  console.table(printed)
}

const save = (name: string, sentences: Sentence[], engine: object): void => {
  const file = `src/shared/words/generated/${name}.json`
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const data = createHash('sha256').update(JSON.stringify(sentences)).digest('hex').slice(0, 12)
  const trained = before.data === data ? before.trained : new Date().toISOString().slice(0, 10)
  writeFileSync(
    file,
    `${JSON.stringify({ trained, data, sentences: sentences.length, ...engine }, null, 1)}\n`,
  )
}

const train = async (): Promise<void> => {
  const startedAt = performance.now()
  const heads = learnHeads(all)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const ofFold = new Map(FOLDS.map((fold) => [fold, learnHeads(without(fold))]))
  const headOf = (part: keyof typeof heads) => (fold: string) => (ofFold.get(fold) ?? heads)[part]
  const limits = {
    doubtful: at(scoresIn(BLIND_FOLDS, 'danger', headOf('danger')), 0.01),
    sure: at(scoresIn(FOLDS, 'ordinary', headOf('danger')), 0.985),
    asked: at(scoresIn(PERSON_FOLDS, 'ordinary', headOf('person')), 0.98),
  }
  const { advisor, products } = searchAdvisorOf(await loadSampleSpace(undefined, () => undefined))
  const judged = (folds: string[]) =>
    folds.flatMap((fold) =>
      judgedBy(advisor, { ...limits, ...(ofFold.get(fold) ?? heads) }, sentencesOfSet(fold)),
    )
  const rates = (folds: string[]) => ratesOf(judged(folds), products)
  const printed = {
    blind: rates(BLIND_FOLDS),
    written: rates(TAUGHT_FOLDS),
    heldOut: rates([MEASURING]),
  }
  save('danger', search, { rates: printed, ...limits, ...heads })
  console.table(printed)
  console.table(kindsOf(judged(FOLDS)))
  trainHarm()
  console.log(`${kilobytes(...Object.values(heads))} kB, learned in ${seconds} s.`)
}

if (process.argv.includes('--curve')) curve()
else await train()
