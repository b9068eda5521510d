import type { ExportEntry } from '@sandbox/export-format'
import { type CheckContext, type Finding, findingAt, isDraft, typeIdOf } from './context'
import { fieldOf, linkedEntries } from './fields'
import { warningsOf } from './warnings'

const YOUNGER = /menores de (\d+) anos/i
const WITH_DOCTOR = /\bde (\d+) a (\d+) anos, (?:só com|sem) a orientação/i

/** Ages of a product, which its marks show, that differ from what its warnings say. */
const markFindings = (context: CheckContext, product: ExportEntry): Finding[] => {
  const warnings = warningsOf(context, product)
  const yearsOf = (pattern: RegExp, group: number): number | null => {
    const found = warnings.flatMap((sentence) => pattern.exec(sentence)?.[group] ?? [])[0]
    return found === undefined ? null : Number(found)
  }
  const least = yearsOf(YOUNGER, 1)
  const last = yearsOf(WITH_DOCTOR, 2)
  const wanted: [field: string, months: number | null][] = [
    ['minimumAge', least === null ? null : least * 12],
    ['withDoctorUntil', last === null ? null : (last + 1) * 12],
  ]
  return wanted
    .filter(([field, months]) => months !== null && fieldOf(context, product, field) !== months)
    .map(([field, months]) => findingAt(context, product, field, `is not ${months}, which its warnings say`))
}

const numberOf = (context: CheckContext, entry: ExportEntry, field: string): number | null => {
  const value = fieldOf(context, entry, field)
  return typeof value === 'number' ? value : null
}

/** Facets of an age, each with the age in months at which the next one begins; by the recommender's answers, which say both. */
const endsOfAges = (context: CheckContext): Map<ExportEntry, number> => {
  const answers = context.space.entries.flatMap((entry) => {
    const from = typeIdOf(entry) === 'recommenderAnswer' ? numberOf(context, entry, 'ageFrom') : null
    return from === null || isDraft(entry) ? [] : [{ from, facets: linkedEntries(context, entry, 'facets') }]
  })
  const starts = answers.map(({ from }) => from).toSorted((one, other) => one - other)
  return new Map(
    answers.flatMap(({ from, facets }) => {
      const next = starts.find((start) => start > from)
      // A group, such as one of persons over 60, is no age: its answer names the facet of the age first.
      return next === undefined ? [] : facets.slice(0, 1).map((facet): [ExportEntry, number] => [facet, next])
    }),
  )
}

/** A facet of an age at which nobody may use the product, or nobody without a doctor: filters would show it to them. */
const facetFindings = (context: CheckContext, product: ExportEntry): Finding[] => {
  const ends = endsOfAges(context)
  const ages = ['minimumAge', 'withDoctorUntil'].map((field) => numberOf(context, product, field) ?? 0)
  const least = Math.max(...ages)
  return linkedEntries(context, product, 'facets')
    .filter((facet) => (ends.get(facet) ?? Number.POSITIVE_INFINITY) <= least)
    .map((facet) =>
      findingAt(
        context,
        product,
        'facets',
        `has ${facet.sys.id}, though nobody below ${least} months may use it`,
      ),
    )
}

/** Ages that a product's marks and filters show, against what its warnings say. */
export function ageFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  if (typeIdOf(entry) !== 'product' || isDraft(entry)) return []
  return [...markFindings(context, entry), ...facetFindings(context, entry)]
}
