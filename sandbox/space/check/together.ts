import type { ExportEntry } from '@sandbox/export-format'
import { conflictOf, describeConflict, type Substance } from '@/products/used-together'
import { type CheckContext, type Finding, findingAt, isDraft, isLink, textOf, typeIdOf } from './context'

/** Fields whose products visitors take to be used together; a product's own related ones stand beside it. */
const TOGETHER: Record<string, string> = {
  product: 'relatedProducts',
  collectionPage: 'products',
  productRecommender: 'otherSuggestions',
}

const fieldOf = ({ defaultLocale }: CheckContext, entry: ExportEntry, field: string): unknown =>
  entry.fields[field]?.[defaultLocale]

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const textsOf = (context: CheckContext, entry: ExportEntry, field: string): string[] =>
  listOf(fieldOf(context, entry, field)).filter((text) => typeof text === 'string')

const linked = (context: CheckContext, entry: ExportEntry, field: string): ExportEntry[] =>
  listOf(fieldOf(context, entry, field))
    .filter(isLink)
    .flatMap(({ sys }) => context.entries.get(sys.id) ?? [])

const substancesOf = (context: CheckContext, product: ExportEntry): Substance[] =>
  linked(context, product, 'activeIngredients').map((entry) => ({
    id: entry.sys.id,
    name: textOf(entry, 'name', context) ?? entry.sys.id,
    synonyms: textsOf(context, entry, 'synonyms'),
    drugClass: textOf(entry, 'drugClass', context),
    notWithClasses: textsOf(context, entry, 'notWithClasses'),
    mayBeRepeated: fieldOf(context, entry, 'mayBeRepeated') === true,
  }))

/** Every pair of products that would be shown as if they were used together, and must not be. */
export function togetherFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  const field = TOGETHER[typeIdOf(entry)]
  if (field === undefined) return []
  const products = linked(context, entry, field).filter((product) => isDraft(entry) || !isDraft(product))
  const all = typeIdOf(entry) === 'product' ? [entry, ...products] : products
  return all.flatMap((other, at) =>
    all.slice(0, at).flatMap((one) => {
      const conflict = conflictOf(substancesOf(context, one), substancesOf(context, other))
      if (conflict === null) return []
      const reason = `${one.sys.id} and ${other.sys.id} must not be used together: ${describeConflict(conflict)}; the site leaves out ${other.sys.id}`
      return [findingAt(context, entry, field, reason)]
    }),
  )
}

/** A medicine that is published without a leaflet. */
export function leafletFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  const isMedicine = typeIdOf(entry) === 'product' && fieldOf(context, entry, 'isMedicine') === true
  return isMedicine && !isDraft(entry) && !isLink(fieldOf(context, entry, 'leaflet'))
    ? [findingAt(context, entry, 'leaflet', 'is empty: a medicine needs its leaflet', 'note')]
    : []
}
