import type { Options } from '../params/options'
import type { CompiledIndex } from './compiled-index'
import type { Score } from './score'

export interface RankedRecord extends Score {
  /** How many optional filters the record fits. */
  filters: number
}

type Order = (one: RankedRecord, other: RankedRecord) => number

const byCustom = (entry: string, index: CompiledIndex): Order => {
  const order = index.orderBy(entry)
  return (one, other) => (order[one.record] ?? 0) - (order[other.record] ?? 0)
}

const CRITERIA: Record<string, Order> = {
  typo: (one, other) => one.typo - other.typo,
  geo: () => 0,
  words: (one, other) => other.words - one.words,
  filters: (one, other) => other.filters - one.filters,
  proximity: (one, other) => one.proximity - other.proximity,
  attribute: (one, other) => one.attribute - other.attribute,
  exact: (one, other) => other.exact - one.exact,
}

/** Algolia's tie-breaking: each criterion decides only what those before it left open. */
const ordersOf = (options: Options, index: CompiledIndex): Order[] =>
  options.ranking.flatMap((criterion) => {
    if (criterion === 'custom') return options.customRanking.map((entry) => byCustom(entry, index))
    const known = Object.hasOwn(CRITERIA, criterion) ? CRITERIA[criterion] : undefined
    return [known ?? byCustom(criterion, index)]
  })

const compareBy = (options: Options, index: CompiledIndex): Order => {
  const orders = ordersOf(options, index)
  return (one, other) => {
    for (const order of orders) {
      const result = order(one, other)
      if (result !== 0) return result
    }
    // What ties keeps the order in which it was sent.
    return one.record - other.record
  }
}

/** Puts a record in its place among sorted ones. */
const insert = (sorted: RankedRecord[], record: RankedRecord, compare: Order): void => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = sorted[middle]
    if (other !== undefined && compare(record, other) < 0) high = middle
    else low = middle + 1
  }
  sorted.splice(low, 0, record)
}

/** Up to this many, the best are picked one by one; beyond, sorting all of them is faster. */
const MOST_PICKED = 200

/** The first `count` records, the best first. */
export const bestOf = (
  found: RankedRecord[],
  count: number,
  options: Options,
  index: CompiledIndex,
): RankedRecord[] => {
  const compare = compareBy(options, index)
  if (count > MOST_PICKED) return [...found].sort(compare).slice(0, count)
  const best: RankedRecord[] = []
  for (const record of found) {
    const worst = best[count - 1]
    if (worst !== undefined && compare(record, worst) >= 0) continue
    insert(best, record, compare)
    if (best.length > count) best.pop()
  }
  return count === 0 ? [] : best
}
