import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { loadSampleSpace } from '@sandbox/space/load'
import { safetySignal } from '@/features/safety/safety-signal'
import { type Head, scoresOf } from '@/words/head'
import { searchAdvisorOf } from '../space/search-advisor'
import { learnDanger, learnHarm, learnHeads } from './heads'
import { judgedBy, ratesOf } from './rates'
import { allSentences, MEASURING, SETS, type Sentence, sentencesOfSet } from './sentences'

/**
 * `npm run words:train`: learns the engine of words from the labelled sentences (words/README.md), prints its rates and
 * writes `src/words/generated/danger.json`. With `-- --curve` it prints rates by size instead, and writes nothing.
 */
/** Written by people who knew nothing of the engine: they set how much is doubtful. */
const BLIND_FOLDS = ['search-1', 'search-5', 'search-6', 'search-7', 'search-8']
const FOLDS = [...BLIND_FOLDS, 'search-9', 'search-10']
/** In these persons are told from ordinary queries. */
const PERSON_FOLDS = ['search-5', 'search-7', 'search-9', 'search-10']
const HARM_FOLDS = SETS.filter((set) => set.startsWith('harm') && set !== 'harm-written')

const FILE = 'src/words/generated/danger.json'
const all = allSentences()
const search = all.filter(({ what }) => what !== 'harm')

const without = (fold: string): Sentence[] => all.filter(({ set }) => set !== fold)
const scoreOf = (head: Head, { text }: Sentence): number => scoresOf(head, text)[0] ?? 0
const at = (scores: number[], share: number): number =>
  Number((scores.toSorted((a, b) => a - b)[Math.floor(scores.length * share)] ?? 0).toFixed(2))
const percent = (scores: number[], from: number): number =>
  Number(((scores.filter((score) => score >= from).length / scores.length) * 100).toFixed(1))
const kilobytes = (...heads: Head[]): number =>
  Number(
    (heads.reduce((sum, { weights }) => sum + gzipSync(weights, { level: 9 }).length, 0) / 1000).toFixed(1),
  )

/** Scores of the sentences of sets, each by a head that has not seen its set. */
const scoresIn = (folds: string[], what: Sentence['what'], headOf: (fold: string) => Head): number[] =>
  folds.flatMap((fold) => {
    const head = headOf(fold)
    return all.flatMap((one) => (one.set === fold && one.what === what ? scoreOf(head, one) : []))
  })

const curve = () => {
  for (const bits of [13, 14, 15, 16, 17])
    for (const steps of [3, 7, 15]) {
      const heads = new Map(FOLDS.map((fold) => [fold, learnDanger(without(fold), 2 ** bits, steps)]))
      const headOf = (fold: string): Head => heads.get(fold) ?? learnDanger(without(fold), 2 ** bits, steps)
      const from = at(scoresIn(FOLDS, 'danger', headOf), 0.01)
      const size = kilobytes(learnDanger(search, 2 ** bits, steps))
      const ordinary = percent(scoresIn(FOLDS, 'ordinary', headOf), from)
      console.log(
        `2^${bits} features, ${steps} steps: ${size} kB; at 99 % of danger, of ordinary ${ordinary} %`,
      )
    }
}

const printHarm = (): void => {
  const heads = new Map(HARM_FOLDS.map((fold) => [fold, learnHarm(without(fold))]))
  const headOf = (fold: string): Head => heads.get(fold) ?? learnHarm(without(fold))
  const from = at(scoresIn(HARM_FOLDS, 'harm', headOf), 0.02)
  const [harm, harmless] = (['harm', 'harmless'] as const).map((what) =>
    percent(scoresIn(HARM_FOLDS, what, headOf), from),
  )
  const isRaised = ({ text }: Sentence) => safetySignal(text)
  const byRules = (['harm', 'harmless'] as const).map((what) => {
    const sentences = sentencesOfSet(MEASURING).filter((one) => one.what === what)
    return `${sentences.filter(isRaised).length}/${sentences.length}`
  })
  console.log('Harm found, harmless raised: by a head in sets it has not seen', { harm, harmless })
  console.log('by the rules, which the site uses, in the held-out set', ...byRules)
}

const save = (engine: object): void => {
  const before = JSON.parse(readFileSync(FILE, 'utf8'))
  const data = createHash('sha256').update(JSON.stringify(search)).digest('hex').slice(0, 12)
  const trained = before.data === data ? before.trained : new Date().toISOString().slice(0, 10)
  writeFileSync(FILE, `${JSON.stringify({ trained, data, sentences: search.length, ...engine }, null, 1)}\n`)
}

const train = async (): Promise<void> => {
  const startedAt = performance.now()
  const heads = learnHeads(all)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const ofFold = new Map(FOLDS.map((fold) => [fold, learnHeads(without(fold))]))
  const headOf = (part: keyof typeof heads) => (fold: string) => (ofFold.get(fold) ?? heads)[part]
  const limits = {
    doubtful: at(scoresIn(BLIND_FOLDS, 'danger', headOf('danger')), 0.01),
    sure: at(scoresIn(FOLDS, 'ordinary', headOf('danger')), 0.98),
    asked: at(scoresIn(PERSON_FOLDS, 'ordinary', headOf('person')), 0.97),
  }
  const { advisor, products } = searchAdvisorOf(await loadSampleSpace(undefined, () => undefined))
  const rates = (folds: string[]) =>
    ratesOf(
      folds.flatMap((fold) =>
        judgedBy(advisor, { ...limits, ...(ofFold.get(fold) ?? heads) }, sentencesOfSet(fold)),
      ),
      products,
    )
  const printed = {
    blind: rates(BLIND_FOLDS),
    written: rates(['search-9', 'search-10']),
    heldOut: rates([MEASURING]),
  }
  save({ rates: printed, ...limits, ...heads })
  console.table(printed)
  printHarm()
  console.log(`${kilobytes(...Object.values(heads))} kB, learned in ${seconds} s.`)
}

if (process.argv.includes('--curve')) curve()
else await train()
