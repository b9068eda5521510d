import { MAX_RELATED } from '@/config/site'
import { uniqueKeys } from '@/lib/unique-keys'
import type { ProductPageModel, Retailer } from '@/models/pages/product'
import { trimSlug } from '@/routing/slugs'
import {
  links,
  optionalFlag,
  optionalLink,
  optionalRichText,
  optionalText,
  requiredText,
} from '../../entries/fields'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { mapGtin } from '../gtin'
import { mapPicture } from '../pictures'
import { mapRichText } from '../rich-text'
import { embedSection } from '../sections/all'
import { productCard } from '../sections/cards'
import { mapPageBase, pageFields } from './base'
import { detailMapper, ingredientMapper, pdpBannerMapper, usageMapper } from './product-parts'
import { variantMapper } from './product-variants'

const productFields = pageFields.extend({
  slug: requiredText,
  title: requiredText,
  line: optionalText,
  shortDescription: optionalText,
  description: optionalRichText,
  heroImage: optionalLink,
  activeIngredients: links,
  productDetails: links,
  usageInstructions: links,
  pdpBanner: optionalLink,
  relatedProducts: links,
  variants: links,
  gtin: optionalText,
  isMedicine: optionalFlag,
  registrationNumber: optionalText,
  legalText: optionalText,
})

/** Names of all fields that a product page reads. */
export const productFieldNames = Object.keys(productFields.shape)

const onceEach = (retailers: Retailer[]): Retailer[] => [
  ...new Map(retailers.map((retailer) => [retailer.id, retailer])).values(),
]

export const productMapper = defineMapper(
  'product',
  productFields,
  (fields, entry, context): ProductPageModel => {
    const from = (field: string) => ({ id: entry.id, field })
    const { title, shortDescription } = fields
    const found = mapLinks(fields.variants, [variantMapper], context, from('variants'))
    const keys = uniqueKeys(found.map(({ variant }) => variant.name))
    const banner = mapLink(fields.pdpBanner, [pdpBannerMapper], context, from('pdpBanner'))
    return {
      type: 'product',
      ...mapPageBase(fields, entry, context, {
        slug: trimSlug(fields.slug),
        title,
        description: shortDescription,
      }),
      line: fields.line,
      shortDescription,
      description: mapRichText(fields.description, context, embedSection),
      picture: mapPicture(fields.heroImage, entry, 'heroImage', context),
      gtin: mapGtin(fields.gtin, context, { entryId: entry.id, contentType: 'product' }),
      variants: found.map(({ variant }, index) => ({ ...variant, key: keys[index] ?? variant.id })),
      retailers: onceEach(found.flatMap(({ retailers }) => retailers)),
      ingredients: mapLinks(fields.activeIngredients, [ingredientMapper], context, from('activeIngredients')),
      details: mapLinks(fields.productDetails, [detailMapper], context, from('productDetails')),
      usage: mapLinks(fields.usageInstructions, [usageMapper], context, from('usageInstructions')),
      banner: banner?.section ?? null,
      bannerLegalText: banner?.legalText ?? null,
      related: mapLinks(fields.relatedProducts, [productCard], context, from('relatedProducts')).slice(
        0,
        MAX_RELATED,
      ),
      isMedicine: fields.isMedicine,
      registrationNumber: fields.registrationNumber,
      legalText: fields.legalText,
    }
  },
)
