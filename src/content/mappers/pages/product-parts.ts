import { z } from 'zod'
import { slugify } from '@/lib/slugify'
import type { ProductPageModel } from '@/models/pages/product'
import type { AccordionItem, BannerSection } from '@/models/sections'
import {
  optionalDay,
  optionalLink,
  optionalRichText,
  optionalText,
  requiredText,
  texts,
} from '../../entries/fields'
import { defineMapper, mapLink } from '../define-mapper'
import { actionMapper } from '../links'
import { mapPicture } from '../pictures'
import { mapRichText } from '../rich-text'
import { embedSection } from '../sections/all'

/** What a product contains, and what for. */
export const ingredientMapper = defineMapper(
  'activeIngredient',
  z.object({ name: requiredText, purpose: optionalText, synonyms: texts, reviewedAt: optionalDay }),
  (fields, entry): ProductPageModel['ingredients'][number] => ({ id: entry.id, ...fields }),
)

/** Details and usage; the internal name makes a shorter and steadier anchor than the title. */
const productSection = (anchor: string) =>
  defineMapper(
    'productSection',
    z.object({
      title: requiredText,
      name: optionalText,
      contents: optionalRichText,
      expandedImage: optionalLink,
      collapsedImage: optionalLink,
    }),
    (fields, entry, context): AccordionItem => {
      const body = mapRichText(fields.contents, context, embedSection)
      const expandedImage = mapPicture(fields.expandedImage, entry, 'expandedImage', context)
      if (body.length === 0 && !expandedImage) entry.fail('contents', 'has nothing to show')
      return {
        id: entry.id,
        anchor: `${anchor}-${slugify(fields.name ?? fields.title)}`,
        title: fields.title,
        body,
        expandedImage,
        collapsedImage: mapPicture(fields.collapsedImage, entry, 'collapsedImage', context),
      }
    },
  )

export const detailMapper = productSection('detalhes')
export const usageMapper = productSection('uso')

const bannerFields = z.object({
  title: optionalText,
  text: optionalText,
  image: optionalLink,
  callToAction: optionalLink,
  legalText: optionalText,
})

interface MappedBanner {
  section: BannerSection | null
  legalText: string | null
}

/** A wide statement of a product page, and the legal text below it; either can be missing. */
export const pdpBannerMapper = defineMapper(
  'pdpBanner',
  bannerFields,
  (fields, entry, context): MappedBanner => {
    const { title, text, legalText } = fields
    const image = mapPicture(fields.image, entry, 'image', context)
    const action = mapLink(fields.callToAction, [actionMapper], context, {
      id: entry.id,
      field: 'callToAction',
    })
    const section: BannerSection = {
      type: 'banner',
      id: entry.id,
      variant: 'split',
      headingLevel: 'h2',
      tagline: null,
      title,
      titleParts: null,
      subTitle: null,
      description: text,
      quotes: [],
      image,
      badge: null,
      actions: action ? [action] : [],
    }
    return { section: title || text || image || action ? section : null, legalText }
  },
)
