import type { PartOfEntry } from '@/content-model/entry'
import { unsuitabilityBeside } from '@/products/beside'
import type { UsageLimits } from '@/products/suitability'
import { mapEach } from '../reader/map'
import { mapFacet } from './facets'
import { mapMarks } from './product-marks'

type OfferedProduct = PartOfEntry<'product', 'isMedicine' | 'category' | 'minimumAge' | 'notFor'>
type PageProduct = PartOfEntry<'product', 'isMedicine' | 'category' | 'minimumAge' | 'facets'>

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
