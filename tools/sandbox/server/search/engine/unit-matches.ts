import type { Options } from '../params/options'
import type { CompiledIndex } from './compiled-index'
import { attributeOf } from './place'
import type { Unit } from './query-plan'
import { termsOf } from './terms'

/** A record's best match of one unit. */
export interface UnitMatch {
  typos: number
  isExact: boolean
  places: number[]
}

/** Attributes, by number, that words may be found in; those without typos; those of whole words; those without exactness. */
export interface AttributeRules {
  isSearched: (attribute: number) => boolean
  allowsTypos: (attribute: number) => boolean
  allowsPrefix: (attribute: number) => boolean
  countsExact: (attribute: number) => boolean
}

export function attributeRules({ attributes }: CompiledIndex, options: Options): AttributeRules {
  const oneOf = (paths: string[]) => {
    const numbers = new Set(attributes.flatMap(({ path }, number) => (paths.includes(path) ? [number] : [])))
    return (attribute: number) => numbers.has(attribute)
  }
  const searched = oneOf(options.restrictSearchableAttributes)
  const strict = oneOf(options.disableTypoToleranceOnAttributes)
  const whole = oneOf(options.disablePrefixOnAttributes)
  const inexact = oneOf(options.disableExactOnAttributes)
  return {
    isSearched: (attribute) => options.restrictSearchableAttributes.length === 0 || searched(attribute),
    allowsTypos: (attribute) => !strict(attribute),
    allowsPrefix: (attribute) => !whole(attribute),
    countsExact: (attribute) => !inexact(attribute),
  }
}

type Matches = Map<number, UnitMatch>

/** Adds a match to a record's best one: fewer typos win, ties are merged. */
const addMatch = (matches: Matches, record: number, { typos, isExact, places }: UnitMatch): void => {
  const known = matches.get(record)
  if (known === undefined || typos < known.typos) matches.set(record, { typos, isExact, places: [...places] })
  else if (typos === known.typos) {
    known.isExact ||= isExact
    known.places.push(...places)
  }
}

const wordMatches = (
  index: CompiledIndex,
  unit: Unit,
  word: string,
  options: Options,
  rules: AttributeRules,
): Matches => {
  const matches: Matches = new Map()
  for (const [text, { typos, isExact, isPrefix }] of termsOf(unit, word, index.vocabulary, options)) {
    const postings = index.vocabulary.postings(text)
    for (let at = 0; at < postings.length; at += 2) {
      const [record = 0, place = 0] = [postings[at], postings[at + 1]]
      const attribute = attributeOf(place)
      if (!rules.isSearched(attribute) || (typos > 0 && !rules.allowsTypos(attribute))) continue
      if (isPrefix && !rules.allowsPrefix(attribute)) continue
      const isExactHere = isExact && unit.isExact && rules.countsExact(attribute)
      addMatch(matches, record, { typos: typos + unit.typos, isExact: isExactHere, places: [place] })
    }
  }
  return matches
}

/** Places of a phrase's first word that the second follows at once. */
const followed = (first: number[], second: number[]): number[] => {
  const seats = new Set(second.map((place) => Math.floor(place / 2)))
  return first.filter((place) => seats.has(Math.floor(place / 2) + 1))
}

/** The records that have a unit's own words, those of a phrase in a row. */
const ownMatches = (index: CompiledIndex, unit: Unit, options: Options, rules: AttributeRules): Matches => {
  const [last, ...before] = unit.words.map((word) => wordMatches(index, unit, word, options, rules)).reverse()
  if (last === undefined) return new Map()
  return before.reduce((following, matches) => {
    const phrases: Matches = new Map()
    for (const [record, match] of matches) {
      const places = followed(match.places, following.get(record)?.places ?? [])
      if (places.length > 0) phrases.set(record, { ...match, places })
    }
    return phrases
  }, last)
}

/** The records that have a unit's words or an alternative. */
export function unitMatches(
  index: CompiledIndex,
  unit: Unit,
  options: Options,
  rules: AttributeRules,
): Matches {
  const all = ownMatches(index, unit, options, rules)
  for (const alternative of unit.alternatives)
    for (const [record, match] of ownMatches(index, alternative, options, rules)) addMatch(all, record, match)
  return all
}
