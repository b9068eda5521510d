import type { PartOfEntry } from '@/content-model/entry'
import { describeConflict, type Substance, usableTogether } from '@/products/used-together'
import { mapEach } from '../reader/map'

type WithSubstances = PartOfEntry<'product', 'activeIngredients'>

/** What a product contains, as far as editors say. */
export function substancesOf({ fields }: WithSubstances): Substance[] {
  return mapEach(fields.activeIngredients, (ingredient) => {
    const { name, synonyms, drugClass, notWithClasses, mayBeRepeated } = ingredient.fields
    return { id: ingredient.id, name, synonyms, drugClass, notWithClasses, mayBeRepeated }
  })
}

/**
 * Products shown as used together: of two that must not be, the later is omitted and reported.
 * @param beside the product of the page, which stays
 */
export function mapUsedTogether<Product extends WithSubstances>(
  products: readonly Product[],
  beside: readonly WithSubstances[] = [],
): Product[] {
  const { usable, omitted } = usableTogether<WithSubstances>(products, substancesOf, beside)
  for (const { item, besides, conflict } of omitted)
    item.report('activeIngredients', 'notTogether', `${besides.id}: ${describeConflict(conflict)}`)
  const left = new Set<WithSubstances>(usable)
  return products.filter((product) => left.has(product))
}
