import type { PartOfEntry } from '@/shared/content-model/entry'
import { type UsageLimits, unsuitabilityBeside } from '@/shared/content-model/products/suitability'
import {
  describeConflict,
  type Substance,
  usableTogether,
} from '@/shared/content-model/products/used-together'
import { mapEach } from '../reader/map'
import { mapFacet, mapMarks } from './facets'

type WithSubstances = PartOfEntry<'product', 'activeIngredients'>

/** What a product contains, as far as editors say. */
export function substancesOf({ fields }: WithSubstances): Substance[] {
  return mapEach(fields.activeIngredients, (ingredient) => {
    const { name, synonyms, drugClass, notWithClasses, mayBeRepeated } = ingredient.fields
    return { id: ingredient.id, name, synonyms, drugClass, notWithClasses, mayBeRepeated }
  })
}

/** Of two products that must not be used together, the later is omitted and reported; those `beside` stay. */
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

type OfferedProduct = PartOfEntry<
  'product',
  'isMedicine' | 'category' | 'minimumAge' | 'withDoctorUntil' | 'notFor'
>
type PageProduct = PartOfEntry<
  'product',
  'isMedicine' | 'category' | 'minimumAge' | 'withDoctorUntil' | 'facets'
>

const limitsOf = ({ fields }: OfferedProduct): UsageLimits => ({
  isMedicine: fields.isMedicine ?? false,
  minimumAge: mapMarks(fields).minimumAge,
  notFor: mapEach(fields.notFor, mapFacet).map(({ id }) => id),
  substances: [],
})

/** Products that may be offered beside the one of a page; unsuitable ones are omitted and reported. */
export function mapOfferedBeside<Product extends OfferedProduct>(
  products: readonly Product[],
  { id, fields }: PageProduct,
): Product[] {
  const shown = {
    minimumAge: mapMarks(fields).minimumAge,
    facets: mapEach(fields.facets, mapFacet).map((facet) => facet.id),
  }
  return products.filter((product) => {
    const reason = unsuitabilityBeside(limitsOf(product), shown)
    if (reason !== null)
      product.report(reason === 'age' ? 'minimumAge' : 'notFor', 'notForSamePerson', `${id}: ${reason}`)
    return reason === null
  })
}
