import type { Options } from '../params/options'
import type { CompiledIndex } from './compiled-index'
import { CRITERIA, inTurn, type Order, type Score } from './score'

const byCustom = (entry: string, index: CompiledIndex): Order => {
  const order = index.orderBy(entry)
  return (one, other) => (order[one.record] ?? 0) - (order[other.record] ?? 0)
}

/** Algolia's tie-breaking; full ties remain in the order in which they were sent. */
const compareBy = (options: Options, index: CompiledIndex): Order =>
  inTurn([
    ...options.ranking.flatMap((criterion) => {
      if (criterion === 'custom') return options.customRanking.map((entry) => byCustom(entry, index))
      const known = Object.hasOwn(CRITERIA, criterion) ? CRITERIA[criterion] : undefined
      return [known ?? byCustom(criterion, index)]
    }),
    (one: Score, other: Score) => one.record - other.record,
  ])

const insert = (sorted: Score[], record: Score, compare: Order): void => {
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
export function bestOf(found: Score[], count: number, options: Options, index: CompiledIndex): Score[] {
  const compare = compareBy(options, index)
  if (count > MOST_PICKED) return [...found].sort(compare).slice(0, count)
  const best: Score[] = []
  for (const record of found) {
    const worst = best[count - 1]
    if (worst !== undefined && compare(record, worst) >= 0) continue
    insert(best, record, compare)
    if (best.length > count) best.pop()
  }
  return count === 0 ? [] : best
}
