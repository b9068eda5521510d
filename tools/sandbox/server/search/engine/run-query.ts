import type { Options } from '../params/options'
import type { CompiledIndex } from './compiled-index'
import { facetFilters } from './facet-filters'
import { matchPlan, optionalWordsOf } from './match'
import { planOf, type QueryPlan } from './query-plan'
import { bestOf } from './rank'
import type { Score } from './score'
import type { SynonymTable } from './synonym-table'

export interface Found {
  plan: QueryPlan
  /** All records, in no order. */
  records: Score[]
  /** The first `count`, the best first. */
  best: (count: number) => Score[]
}

const everyRecord = (index: CompiledIndex): Score[] =>
  index.records.map((_, record) => ({
    record,
    typo: 0,
    words: 0,
    proximity: 0,
    attribute: 0,
    exact: 0,
  }))

/** Plans with fewer and fewer words, for a query without results for all of them. */
const shorterPlans = (
  { words }: QueryPlan,
  options: Options,
  planWith: (words: string[]) => QueryPlan,
): { plan: QueryPlan; isAllOptional: boolean }[] => {
  const shortened = (cut: (count: number) => string[]) =>
    words.slice(1).map((_, count) => ({ plan: planWith(cut(count + 1)), isAllOptional: false }))
  if (options.removeWordsIfNoResults === 'lastWords') return shortened((count) => words.slice(0, -count))
  if (options.removeWordsIfNoResults === 'firstWords') return shortened((count) => words.slice(count))
  return options.removeWordsIfNoResults === 'allOptional'
    ? [{ plan: planWith(words), isAllOptional: true }]
    : []
}

/** `min` returns the fewest typos, `strict` the two fewest. */
const withinTolerance = (scores: Score[], { typoTolerance }: Options): Score[] => {
  if (typoTolerance !== 'min' && typoTolerance !== 'strict') return scores
  const counts = [...new Set(scores.map(({ typo }) => typo))].sort((one, other) => one - other)
  const most = counts[typoTolerance === 'min' ? 0 : Math.min(1, counts.length - 1)] ?? 0
  return scores.filter(({ typo }) => typo <= most)
}

/** @throws SearchError 400 for filters that cannot be read */
export function runQuery(index: CompiledIndex, synonyms: SynonymTable, options: Options): Found {
  const isFiltered = facetFilters(index, options.facetFilters)
  const fits = ({ record }: Score): boolean => isFiltered(record)
  const findAll = (plan: QueryPlan, optional: ReadonlySet<number>): Score[] =>
    [...matchPlan(index, plan, options, optional).values()].filter(fits)
  let plan = planOf(options, synonyms, index.vocabulary)
  // A query of signs alone has no words and lists everything, as an empty one does.
  let scores =
    plan.words.length === 0
      ? everyRecord(index).filter(fits)
      : findAll(plan, optionalWordsOf(plan.words, options))
  if (scores.length === 0 && plan.words.length > 0) {
    const planWith = (words: string[]): QueryPlan => planOf(options, synonyms, index.vocabulary, words)
    for (const shorter of shorterPlans(plan, options, planWith)) {
      const optional = new Set(shorter.isAllOptional ? shorter.plan.words.keys() : [])
      scores = findAll(shorter.plan, optional)
      if (scores.length === 0) continue
      plan = shorter.plan
      break
    }
  }
  const records = withinTolerance(scores, options)
  return { plan, records, best: (count) => bestOf(records, count, options, index) }
}
