import type { Options } from '../params/options'
import { fold } from '../text/words'
import { attributeCriterion } from './attribute-criterion'
import type { CompiledIndex } from './compiled-index'
import type { QueryPlan, Unit } from './query-plan'
import { byReading, type FoundUnit, type Score, scoreOf } from './score'
import { attributeRules, type UnitMatch, unitMatches } from './unit-matches'

interface Result {
  unit: Unit
  matches: Map<number, UnitMatch>
  isOptional: boolean
}

/** Records that have all words that are needed, and one word at least. */
const candidatesOf = (results: Result[]): number[] => {
  const needed = results
    .filter(({ isOptional }) => !isOptional)
    .sort((a, b) => a.matches.size - b.matches.size)
  const [rarest, ...others] = needed
  if (rarest === undefined) return [...new Set(results.flatMap(({ matches }) => [...matches.keys()]))]
  return [...rarest.matches.keys()].filter((record) => others.every(({ matches }) => matches.has(record)))
}

/**
 * The records that fit a query, each with its best score over all readings.
 * @param optional numbers of the query's words that may be missing
 */
export function matchPlan(
  index: CompiledIndex,
  { words, readings }: QueryPlan,
  options: Options,
  optional: ReadonlySet<number>,
): Map<number, Score> {
  const rules = attributeRules(index, options)
  const attributeOf = attributeCriterion(index.attributes, options)
  const compare = byReading(options)
  const cache = new Map<string, Map<number, UnitMatch>>()
  const matchesOf = (unit: Unit) => {
    const key = `${unit.alternatives.length} ${unit.words.join(' ')} ${unit.isPrefix} ${unit.tolerance} ${unit.isExact} ${unit.typos}`
    const matches = cache.get(key) ?? unitMatches(index, unit, options, rules)
    cache.set(key, matches)
    return matches
  }
  const best = new Map<number, Score>()
  for (const reading of readings) {
    const results = reading.map((unit) => ({
      unit,
      matches: matchesOf(unit),
      isOptional: unit.covers.every((word) => optional.has(word)),
    }))
    for (const record of candidatesOf(results)) {
      const found: FoundUnit[] = []
      for (const { unit, matches } of results) {
        const match = matches.get(record)
        if (match !== undefined) found.push({ unit, match })
      }
      const score = scoreOf(record, found, words.length, attributeOf, options)
      const known = best.get(record)
      if (known === undefined || compare(score, known) < 0) best.set(record, score)
    }
  }
  return best
}

/** Numbers of the words that `optionalWords` names. */
export function optionalWordsOf(words: string[], options: Options): Set<number> {
  const named = new Set(options.optionalWords.flatMap((text) => fold(text).split(/\s+/)))
  return new Set(words.flatMap((word, number) => (named.has(word) ? [number] : [])))
}
