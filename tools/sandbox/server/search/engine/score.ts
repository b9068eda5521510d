import type { Options } from '../params/options'
import { type AttributeCriterion, proximityOf } from './attribute-criterion'
import { isWholeValue } from './place'
import type { Unit } from './query-plan'
import type { UnitMatch } from './unit-matches'

/** How well a record matches the words of a query; the names are those of Algolia's criteria. */
export interface Score {
  record: number
  typo: number
  words: number
  proximity: number
  attribute: number
  exact: number
}

export interface FoundUnit {
  unit: Unit
  match: UnitMatch
}

const exactWords = (found: FoundUnit[], wordCount: number, options: Options): number => {
  const exact = found.filter(({ match }) => match.isExact)
  if (wordCount === 1) {
    if (options.exactOnSingleWordQuery === 'none') return 0
    if (options.exactOnSingleWordQuery === 'attribute')
      return exact.some(({ match }) => match.places.some(isWholeValue)) ? 1 : 0
  }
  return exact.reduce((sum, { unit }) => sum + unit.covers.length, 0)
}

export function scoreOf(
  record: number,
  found: FoundUnit[],
  wordCount: number,
  attributeOf: AttributeCriterion,
  options: Options,
): Score {
  const matches = found.map(({ match }) => match)
  const words = found.reduce((sum, { unit }) => sum + unit.covers.length, 0)
  return {
    record,
    typo: matches.reduce((sum, { typos }) => sum + typos, 0),
    words,
    proximity: proximityOf(matches, options.minProximity),
    attribute: attributeOf(matches, wordCount - words),
    exact: exactWords(found, wordCount, options),
  }
}

/** Less than 0 where the first ranks before the second. */
export type Order<T = Score> = (one: T, other: T) => number

/** The criteria that a query's words decide. */
export const CRITERIA: Record<string, Order> = {
  typo: (one, other) => one.typo - other.typo,
  geo: () => 0,
  words: (one, other) => other.words - one.words,
  filters: () => 0,
  proximity: (one, other) => one.proximity - other.proximity,
  attribute: (one, other) => one.attribute - other.attribute,
  exact: (one, other) => other.exact - one.exact,
}

/** Applies one order after the other: each decides only the ties of those before it. */
export function inTurn<T>(orders: Order<T>[]): Order<T> {
  return (one, other) => {
    for (const order of orders) {
      const result = order(one, other)
      if (result !== 0) return result
    }
    return 0
  }
}

/** The order of two readings of the same record: the ranking without the record's own criteria. */
export function byReading({ ranking }: Options): Order {
  return inTurn(
    ranking.flatMap((name) => (Object.hasOwn(CRITERIA, name) && CRITERIA[name] ? [CRITERIA[name]] : [])),
  )
}
