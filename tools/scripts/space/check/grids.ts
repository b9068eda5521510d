import type { ExportEntry } from '@sandbox/export-format'
import { conflictOf, describeConflict } from '@/shared/content-model/products/used-together'
import { foldText } from '@/shared/utils/fold-text'
import { type CheckContext, type Finding, findingAt, isDraft, textOf, typeIdOf } from './context'
import { linkedEntries, textsOf } from './fields'
import { substancesOf } from './together'

/** The products that a listing begins with; none for a list of all products, which nobody takes for a choice. */
const listedBy = (context: CheckContext, listing: ExportEntry): ExportEntry[] => {
  const wanted = textsOf(context, listing, 'facetId').flatMap((ids) => ids.split(',').map((id) => id.trim()))
  return context.space.entries.filter(
    (entry) =>
      typeIdOf(entry) === 'product' &&
      !isDraft(entry) &&
      linkedEntries(context, entry, 'facets').some((facet) =>
        wanted.includes(textOf(facet, 'uniqueId', context) ?? ''),
      ),
  )
}

const cardsOf = (context: CheckContext, section: ExportEntry): ExportEntry[] =>
  linkedEntries(context, section, 'cards').filter((card) => typeIdOf(card) === 'product' && !isDraft(card))

interface Grid {
  products: (context: CheckContext, entry: ExportEntry) => ExportEntry[]
  /** Where it may say that two are not used together; the first is named in findings. */
  cautions: readonly [string, ...string[]]
}

const GRIDS: Record<string, Grid> = {
  productListingPage: { products: listedBy, cautions: ['caution'] },
  cardSection: { products: cardsOf, cautions: ['description', 'disclaimer'] },
}

/** A grid that shows two products side by side that must not be used together, and whose caution does not say so. */
export function gridFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  const grid = GRIDS[typeIdOf(entry)]
  if (!grid || isDraft(entry)) return []
  const products = grid.products(context, entry)
  const caution = foldText(grid.cautions.map((field) => textOf(entry, field, context) ?? '').join('\n'))
  const isNamed = (words: string): boolean => caution.includes(foldText(words))
  const nameOf = (product: ExportEntry): string => textOf(product, 'name', context) ?? product.sys.id
  const isNamedProduct = (product: ExportEntry): boolean => isNamed(nameOf(product).split(' ')[0] ?? '')
  return products.flatMap((other, at) =>
    products.slice(0, at).flatMap((one) => {
      const conflict = conflictOf(substancesOf(context, one), substancesOf(context, other))
      const isSaid =
        conflict === null ||
        (conflict.kind === 'sameIngredient' && isNamed(conflict.one)) ||
        (isNamedProduct(one) && isNamedProduct(other))
      if (isSaid) return []
      const reason = `shows ${one.sys.id} and ${other.sys.id} side by side, and does not say that they are not used together: ${describeConflict(conflict)}`
      return [findingAt(context, entry, grid.cautions[0], reason)]
    }),
  )
}
