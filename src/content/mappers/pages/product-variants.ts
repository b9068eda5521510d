import { z } from 'zod'
import { uniqueKeys } from '@/lib/unique-keys'
import type { Retailer, Scent } from '@/models/pages/product'
import { toAddress } from '@/routing/links'
import { links, oneOf, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { mapGtin } from '../gtin'
import { mapPicture, pictureMappers } from '../pictures'

/** A shop's address must be a complete one of another site; anything else counts as broken. */
const shopHref = (link: string | null): string | null => {
  const address = toAddress(link)
  return address && /^https?:/i.test(address.href) && URL.canParse(address.href) ? address.href : null
}

const retailerMapper = defineMapper(
  'buyNowLink',
  z.object({
    name: requiredText,
    title: optionalText,
    linkText: optionalText,
    link: optionalText,
    image: optionalLink,
  }),
  (fields, entry, context): Retailer => ({
    id: entry.id,
    name: fields.name,
    title: fields.title,
    linkText: fields.linkText,
    href: shopHref(fields.link),
    logo: mapPicture(fields.image, entry, 'image', context),
  }),
)

const SCENT_COLORS = [
  'menta',
  'eucalipto',
  'laranja',
  'lavanda',
  'mel',
  'limao',
  'cereja',
  'gengibre',
  'roma',
  'guaco',
  'frutas',
  'camomila',
  'neutro',
] as const

/** A scent before it has its place in an address, with the shops themselves. */
export interface MappedScent extends Omit<Scent, 'key' | 'retailerIds'> {
  retailers: Retailer[]
}

const scentFields = z.object({
  title: optionalText,
  scentName: requiredText,
  color: oneOf(SCENT_COLORS, 'neutro'),
  psId: optionalText,
  gtin: optionalText,
  productImages: links,
  buyNowLinks: links,
})

const scentMapper = defineMapper('scent', scentFields, (fields, entry, context): MappedScent => {
  const from = (field: string) => ({ id: entry.id, field })
  return {
    id: entry.id,
    title: fields.title,
    name: fields.scentName,
    color: fields.color,
    psId: fields.psId,
    slId: null,
    gtin: mapGtin(fields.gtin, context, { entryId: entry.id, contentType: 'scent' }),
    pictures: mapLinks(fields.productImages, pictureMappers, context, from('productImages')),
    retailers: mapLinks(fields.buyNowLinks, [retailerMapper], context, from('buyNowLinks')),
  }
})

const variantFields = z.object({
  variantName: requiredText,
  scent: optionalLink,
  scentList: links,
  psId: optionalText,
  slId: optionalText,
  gtin: optionalText,
  heroImage: optionalLink,
})

/** Puts the initial scent first and leaves out what stands there twice. */
const inOrder = (first: MappedScent | null, scents: MappedScent[]): MappedScent[] => {
  const all = first ? [first, ...scents] : scents
  return all.filter((scent, index) => all.findIndex(({ id }) => id === scent.id) === index)
}

/** A variant with its scents, the initial one first; keys are given by the product, which knows all variants. */
export const variantMapper = defineMapper('productVariant', variantFields, (fields, entry, context) => {
  const from = (field: string) => ({ id: entry.id, field })
  const first = mapLink(fields.scent, [scentMapper], context, from('scent'))
  const scents = inOrder(first, mapLinks(fields.scentList, [scentMapper], context, from('scentList')))
  const keys = uniqueKeys(scents.map(({ name }) => name))
  return {
    variant: {
      id: entry.id,
      name: fields.variantName,
      psId: fields.psId,
      slId: fields.slId,
      gtin: mapGtin(fields.gtin, context, { entryId: entry.id, contentType: 'productVariant' }),
      picture: mapPicture(fields.heroImage, entry, 'heroImage', context),
      scents: scents.map(({ retailers, ...scent }, index) => ({
        ...scent,
        key: keys[index] ?? scent.id,
        retailerIds: retailers.map(({ id }) => id),
      })),
    },
    retailers: scents.flatMap(({ retailers }) => retailers),
  }
})
