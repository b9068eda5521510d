import type { Options } from '../params/options'
import type { SearchableAttribute } from './attributes'
import { attributeOf, distanceBetween, positionOf } from './place'
import type { UnitMatch } from './unit-matches'

/** Words farther apart than this, or in different attributes, count as this far apart. */
const FARTHEST = 8
const POSITIONS_PER_RANK = 1000

/** Score of the matched attributes and the places in them; lower is better. */
export type AttributeCriterion = (matches: UnitMatch[], missing: number) => number

type Strategy = 'best' | 'minProximity' | 'sum'

const isBefore = (ranking: string[], one: string, other: string): boolean =>
  ranking.indexOf(one) < ranking.indexOf(other)

/** Algolia's `attributeCriteriaComputedBy`, replaced by its older flag where it is not set. */
const strategyOf = (options: Options): Strategy => {
  const { attributeCriteriaComputedBy: requested, attributeCriteriaComputedByMinProximity: isByProximity } =
    options
  if (requested === 'sum' || requested === 'minProximity') return requested
  // Behind proximity, the best attribute is always that of the nearest words.
  if (isBefore(options.ranking, 'proximity', 'attribute')) return 'minProximity'
  return isByProximity && requested === null ? 'minProximity' : 'best'
}

const rankOfPlace = (place: number, attributes: SearchableAttribute[]): number => {
  const attribute = attributes[attributeOf(place)]
  if (attribute === undefined) return Number.POSITIVE_INFINITY
  const position = attribute.isOrdered ? Math.min(positionOf(place), POSITIONS_PER_RANK - 1) : 0
  return attribute.rank * POSITIONS_PER_RANK + position
}

const bestOf = ({ places }: UnitMatch, attributes: SearchableAttribute[]): number =>
  places.reduce((best, place) => Math.min(best, rankOfPlace(place, attributes)), Number.POSITIVE_INFINITY)

interface Pair {
  distance: number
  /** The best value of the places at this distance. */
  value: number
}

/** The nearest places of two words, and among these the best. */
const nearestPair = (one: UnitMatch, other: UnitMatch, attributes: SearchableAttribute[]): Pair => {
  let nearest: Pair = { distance: FARTHEST, value: Number.POSITIVE_INFINITY }
  for (const place of one.places)
    for (const second of other.places) {
      const distance = distanceBetween(place, second)
      const value = Math.min(rankOfPlace(place, attributes), rankOfPlace(second, attributes))
      if (distance < nearest.distance || (distance === nearest.distance && value < nearest.value))
        nearest = { distance, value }
    }
  return nearest
}

const distanceOf = (one: UnitMatch, other: UnitMatch, least: number): number => {
  let distance = FARTHEST
  for (const place of one.places)
    for (const second of other.places) {
      distance = Math.min(distance, distanceBetween(place, second))
      if (distance <= least) return least
    }
  return distance
}

/** The words between neighbors of a query, added up. */
export function proximityOf(matches: UnitMatch[], least: number): number {
  return matches.reduce((sum, match, at) => {
    const before = matches[at - 1]
    return before === undefined ? sum : sum + distanceOf(before, match, least)
  }, 0)
}

/** The way in which an index compares the attributes that its records were found in. */
export function attributeCriterion(attributes: SearchableAttribute[], options: Options): AttributeCriterion {
  const best: AttributeCriterion = (matches) => Math.min(...matches.map((match) => bestOf(match, attributes)))
  const strategy = strategyOf(options)
  if (strategy === 'sum') {
    const penalty = attributes.length * POSITIONS_PER_RANK
    return (matches, missing) =>
      matches.reduce((sum, match) => sum + bestOf(match, attributes), missing * penalty)
  }
  if (strategy === 'best') return best
  return (matches, missing) => {
    const pairs = matches.slice(1).flatMap((match, at) => {
      const before = matches[at]
      return before === undefined ? [] : [nearestPair(before, match, attributes)]
    })
    const least = Math.min(...pairs.map(({ distance }) => distance))
    const values = pairs.filter(({ distance }) => distance === least).map(({ value }) => value)
    return least < FARTHEST ? Math.min(...values) : best(matches, missing)
  }
}
