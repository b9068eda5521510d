import type { ExportEntry } from '@sandbox/export-format'
import { unsuitabilityBeside } from '@/shared/content-model/products/suitability'
import { conflictOf, describeConflict, type Substance } from '@/shared/content-model/products/used-together'
import { type CheckContext, type Finding, findingAt, isDraft, textOf, typeIdOf } from './context'
import { fieldOf, linkedEntries, textsOf } from './fields'

/** Fields whose products visitors take to be used together; a product's own related ones appear beside it. */
const TOGETHER: Record<string, string> = {
  product: 'relatedProducts',
  collectionPage: 'products',
  productRecommender: 'otherSuggestions',
}

/** What a product contains, as the rules on joint use read it. */
export const substancesOf = (context: CheckContext, product: ExportEntry): Substance[] =>
  linkedEntries(context, product, 'activeIngredients').map((entry) => ({
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
  const products = linkedEntries(context, entry, field).filter(
    (product) => isDraft(entry) || !isDraft(product),
  )
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

const facetIdsOf = (context: CheckContext, product: ExportEntry, field: string): string[] =>
  linkedEntries(context, product, field).flatMap((facet) => textOf(facet, 'uniqueId', context) ?? [])

const minimumAgeOf = (context: CheckContext, product: ExportEntry): number | null => {
  const age = fieldOf(context, product, 'minimumAge')
  return typeof age === 'number' && age >= 0 ? age : null
}

/** Every related product that is not for the persons or the purpose of the product beside which it would appear. */
export function besideFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  if (typeIdOf(entry) !== 'product') return []
  const shown = {
    minimumAge: minimumAgeOf(context, entry),
    facets: facetIdsOf(context, entry, 'facets'),
  }
  return linkedEntries(context, entry, 'relatedProducts').flatMap((product) => {
    const limits = {
      isMedicine: fieldOf(context, product, 'isMedicine') === true,
      minimumAge: minimumAgeOf(context, product),
      notFor: facetIdsOf(context, product, 'notFor'),
      substances: [],
    }
    const reason = unsuitabilityBeside(limits, shown)
    if (reason === null) return []
    const text = `${product.sys.id} is not for everybody or everything that ${entry.sys.id} is for (${reason}); the site leaves it out`
    return [findingAt(context, entry, 'relatedProducts', text)]
  })
}
