import type { Options } from '../params/options'
import type { SearchableAttribute } from './attributes'
import { attributeOf, distanceBetween, isWholeValue, positionOf } from './place'
import type { Unit } from './query-plan'
import type { UnitMatch } from './unit-matches'

/** How well a record answers the words of a query; the names are those of Algolia's criteria. */
export interface Score {
  record: number
  typo: number
  words: number
  proximity: number
  /** Of every word: rank of its best attribute, in thousands, and its position there; added up. */
  attribute: number
  /** Place of the word that stands best, counted alike. */
  firstMatchedWord: number
  exact: number
}

const FARTHEST = 8
const POSITIONS_PER_RANK = 1000

/** The best value of some places. */
const bestPlace = (places: number[], attributes: SearchableAttribute[]): number => {
  let best = Number.POSITIVE_INFINITY
  for (const place of places) {
    const attribute = attributes[attributeOf(place)]
    if (attribute === undefined) continue
    const position = attribute.isOrdered ? Math.min(positionOf(place), POSITIONS_PER_RANK - 1) : 0
    best = Math.min(best, attribute.rank * POSITIONS_PER_RANK + position)
  }
  return best
}

const nearest = (ones: number[], others: number[], least: number): number => {
  let distance = FARTHEST
  for (const one of ones)
    for (const other of others) {
      distance = Math.min(distance, distanceBetween(one, other))
      if (distance <= least) return least
    }
  return distance
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

export const scoreOf = (
  record: number,
  found: FoundUnit[],
  wordCount: number,
  attributes: SearchableAttribute[],
  options: Options,
): Score => {
  const score: Score = {
    record,
    typo: 0,
    words: 0,
    proximity: 0,
    attribute: 0,
    firstMatchedWord: Number.POSITIVE_INFINITY,
    exact: 0,
  }
  let before: UnitMatch | undefined
  for (const { unit, match } of found) {
    const best = bestPlace(match.places, attributes)
    score.typo += match.typos
    score.words += unit.covers.length
    score.attribute += best
    score.firstMatchedWord = Math.min(score.firstMatchedWord, best)
    if (before !== undefined) score.proximity += nearest(before.places, match.places, options.minProximity)
    before = match
  }
  score.exact = exactWords(found, wordCount, options)
  return score
}

/** Of two readings of the same record, the one that speaks more for it. */
export const isBetter = (one: Score, other: Score): boolean =>
  (one.typo - other.typo ||
    other.words - one.words ||
    one.proximity - other.proximity ||
    one.attribute - other.attribute ||
    other.exact - one.exact) < 0
