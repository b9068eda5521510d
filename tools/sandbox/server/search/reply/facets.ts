import type { CompiledIndex } from '../engine/compiled-index'
import type { Options } from '../params/options'

export type FacetCounts = Map<string, Map<string, number>>

const isWithin = (path: string, attribute: string): boolean =>
  path === attribute || path.startsWith(`${attribute}.`)

const isRequested = (path: string, facets: string[]): boolean =>
  facets.some((name) => name === '*' || isWithin(path, name))

/** Counts values path by path; uncounted paths are checked once. */
const countsOf = (
  index: CompiledIndex,
  records: number[],
  isCounted: (path: string) => boolean,
): FacetCounts => {
  const counts = new Map<string, Map<string, number> | null>()
  for (const record of records)
    for (const [path, { texts }] of index.facets[record] ?? []) {
      let values = counts.get(path)
      if (values === undefined) {
        values = isCounted(path) ? new Map() : null
        counts.set(path, values)
      }
      if (values !== null) for (const text of texts) values.set(text, (values.get(text) ?? 0) + 1)
    }
  return new Map([...counts].flatMap(([path, values]) => (values === null ? [] : [[path, values]])))
}

type Counted = [value: string, count: number]

const byCount = ([a, countA]: Counted, [b, countB]: Counted): number => countB - countA || (a < b ? -1 : 1)
const byName = ([a]: Counted, [b]: Counted): number => (a < b ? -1 : 1)

const statsOf = (numbers: number[]) => {
  const sum = numbers.reduce((total, number) => total + number, 0)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return { min: least, max: most, avg: sum / numbers.length, sum }
}

/** `facets` and, of numbers, `facets_stats`; nothing where no facets are requested. */
export function facetsReply(index: CompiledIndex, records: number[], options: Options) {
  if (options.facets.length === 0) return {}
  const declared = index.facetAttributes.filter(({ isCounted }) => isCounted)
  const isCounted = (path: string): boolean =>
    declared.some((attribute) => isWithin(path, attribute.path)) && isRequested(path, options.facets)
  const order = options.sortFacetValuesBy === 'alpha' ? byName : byCount
  const facets: Record<string, Record<string, number>> = {}
  const stats: Record<string, ReturnType<typeof statsOf>> = {}
  for (const [path, values] of countsOf(index, records, isCounted)) {
    facets[path] = Object.fromEntries([...values].sort(order).slice(0, options.maxValuesPerFacet))
    const numbers = records.flatMap((record) => index.facets[record]?.get(path)?.numbers ?? [])
    if (numbers.length > 0) stats[path] = statsOf(numbers)
  }
  const exhaustive = { exhaustiveFacetsCount: true }
  return Object.keys(stats).length > 0
    ? { facets, facets_stats: stats, ...exhaustive }
    : { facets, ...exhaustive }
}

/** The values of one facet with their counts, the most frequent first. */
export function facetValues(index: CompiledIndex, records: number[], facet: string): Counted[] {
  return [...(countsOf(index, records, (path) => path === facet).get(facet) ?? [])].sort(byCount)
}
