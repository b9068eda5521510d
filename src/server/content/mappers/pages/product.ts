import { MAX_RELATED } from '@/shared/config/site'
import type { Entry } from '@/shared/content-model/entry'
import { reviewKeyOf } from '@/shared/content-model/products/review-key'
import type { ProductPageModel } from '@/shared/content-model/types/product'
import type { Retailer } from '@/shared/content-model/types/product-variant'
import { uniqueKeys } from '@/shared/utils/distinct'
import { mapEach, mapOne } from '../../reader/map'
import { mapFacet, mapLineColor, mapMarks } from '../facets'
import { mapPicture } from '../pictures'
import { mapRichText } from '../rich-text'
import { embedSection } from '../sections/all'
import { mapProductCard } from '../sections/cards'
import { mapOfferedBeside, mapUsedTogether } from '../used-together'
import { mapPageBase } from './base'
import {
  mapComposition,
  mapIngredient,
  mapLeaflet,
  mapPdpBanner,
  mapProductFaq,
  mapProductSection,
} from './product-parts'
import { mapGtin, mapVariant } from './product-variants'

const onceEach = (retailers: Retailer[]): Retailer[] => [
  ...new Map(retailers.map((retailer) => [retailer.id, retailer])).values(),
]

export function mapProduct(entry: Entry<'product'>): ProductPageModel {
  const { fields } = entry
  const ratingKey = reviewKeyOf(fields)
  const found = mapEach(fields.variants, mapVariant)
  const keys = uniqueKeys(found.map(({ variant }) => variant.name))
  const facets = mapEach(fields.facets, mapFacet)
  /** Of the facets whose unique id begins so. */
  const titlesOf = (start: string) =>
    facets.filter(({ id }) => id.startsWith(start)).map(({ title }) => title)
  const banner = mapOne(fields.pdpBanner, mapPdpBanner)
  return {
    type: 'product',
    ...mapPageBase(entry, { title: fields.title, description: fields.shortDescription }),
    // The recall comes before every picture.
    ...(fields.recall !== null && { isTransparent: false }),
    line: fields.line,
    ...mapLineColor(fields.facets),
    searchCategory: fields.searchCategory ?? fields.line,
    shortDescription: fields.shortDescription,
    description: mapRichText(fields.description, embedSection),
    picture: mapPicture(fields.heroImage),
    gtin: mapGtin(entry),
    variants: found.map(({ variant }, index) => ({ ...variant, key: keys[index] ?? variant.id })),
    retailers: fields.recall === null ? onceEach(found.flatMap(({ retailers }) => retailers)) : [],
    ingredients: mapEach(fields.activeIngredients, mapIngredient),
    composition: mapComposition(entry),
    details: mapEach(fields.productDetails, (detail) => mapProductSection(detail, 'detalhes')),
    usage: mapEach(fields.usageInstructions, (usage) => mapProductSection(usage, 'uso')),
    banner: banner?.section ?? null,
    bannerLegalText: banner?.legalText ?? null,
    faq: mapProductFaq(entry),
    related: mapEach(
      mapUsedTogether(mapOfferedBeside(fields.relatedProducts, entry), [entry]),
      mapProductCard,
    ).slice(0, MAX_RELATED),
    isMedicine: fields.isMedicine ?? false,
    ...mapMarks(fields),
    recall: fields.recall,
    forms: titlesOf('forma-'),
    moments: titlesOf('momento-'),
    leaflet: mapOne(fields.leaflet, mapLeaflet),
    registrationNumber: fields.registrationNumber,
    legalText: fields.legalText,
    ...(ratingKey !== null && { ratingKey }),
    reviews: null,
  }
}
