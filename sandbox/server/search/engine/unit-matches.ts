import type { Options } from '../params/options'
import type { CompiledIndex } from './compiled-index'
import { attributeOf } from './place'
import type { Unit } from './query-plan'
import { termsOf } from './terms'

/** A record's best answer to one unit. */
export interface UnitMatch {
  typos: number
  isExact: boolean
  places: number[]
}

/** Attributes, by number, that words may be found in; those without typos; those without exactness. */
export interface AttributeRules {
  isSearched: (attribute: number) => boolean
  allowsTypos: (attribute: number) => boolean
  countsExact: (attribute: number) => boolean
}

export const attributeRules = ({ attributes }: CompiledIndex, options: Options): AttributeRules => {
  const oneOf = (paths: string[]) => {
    const numbers = new Set(attributes.flatMap(({ path }, number) => (paths.includes(path) ? [number] : [])))
    return (attribute: number) => numbers.has(attribute)
  }
  const searched = oneOf(options.restrictSearchableAttributes)
  const strict = oneOf(options.disableTypoToleranceOnAttributes)
  const inexact = oneOf(options.disableExactOnAttributes)
  return {
    isSearched: (attribute) => options.restrictSearchableAttributes.length === 0 || searched(attribute),
    allowsTypos: (attribute) => !strict(attribute),
    countsExact: (attribute) => !inexact(attribute),
  }
}

const wordMatches = (
  index: CompiledIndex,
  unit: Unit,
  word: string,
  options: Options,
  rules: AttributeRules,
) => {
  const matches = new Map<number, UnitMatch>()
  for (const [text, { typos, isExact }] of termsOf(unit, word, index.vocabulary, options, index.settings)) {
    const postings = index.vocabulary.postings(text)
    for (let at = 0; at < postings.length; at += 2) {
      const [record = 0, place = 0] = [postings[at], postings[at + 1]]
      const attribute = attributeOf(place)
      if (!rules.isSearched(attribute) || (typos > 0 && !rules.allowsTypos(attribute))) continue
      const cost = typos + unit.typos
      const isExactHere = isExact && rules.countsExact(attribute)
      const known = matches.get(record)
      if (known === undefined || cost < known.typos)
        matches.set(record, { typos: cost, isExact: isExactHere, places: [place] })
      else if (cost === known.typos) {
        known.isExact ||= isExactHere
        known.places.push(place)
      }
    }
  }
  return matches
}

/** Places of a phrase's first word that the second follows at once. */
const followed = (first: number[], second: number[]): number[] => {
  const seats = new Set(second.map((place) => Math.floor(place / 2)))
  return first.filter((place) => seats.has(Math.floor(place / 2) + 1))
}

/** The records that have a unit's words, those of a phrase in a row. */
export const unitMatches = (
  index: CompiledIndex,
  unit: Unit,
  options: Options,
  rules: AttributeRules,
): Map<number, UnitMatch> => {
  const [last, ...before] = unit.words.map((word) => wordMatches(index, unit, word, options, rules)).reverse()
  if (last === undefined) return new Map()
  return before.reduce((following, matches) => {
    const phrases = new Map<number, UnitMatch>()
    for (const [record, match] of matches) {
      const places = followed(match.places, following.get(record)?.places ?? [])
      if (places.length > 0) phrases.set(record, { ...match, places })
    }
    return phrases
  }, last)
}
