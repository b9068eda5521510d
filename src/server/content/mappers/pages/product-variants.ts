import type { Entry } from '@/shared/content-model/entry'
import { isGtin } from '@/shared/content-model/products/gtin'
import type { Retailer } from '@/shared/content-model/types/product-variant'
import { toAddress } from '@/shared/routing/links'
import { uniqueKeys } from '@/shared/utils/distinct'
import { mapEach, mapOne } from '../../reader/map'
import { mapPicture, pictureMappers } from '../pictures'

/** A product's number for shops and search engines; null, and reported, where it is none. */
export function mapGtin(entry: Entry<'product' | 'productVariant' | 'scent'>): string | null {
  const { gtin } = entry.fields
  if (gtin === null || isGtin(gtin)) return gtin
  entry.report('gtin', 'invalidGtin', gtin)
  return null
}

/** A shop's address must be a complete one of another site; anything else counts as broken. */
const shopHref = (link: string | null): string | null => {
  const address = toAddress(link)
  return address && /^https?:/i.test(address.href) && URL.canParse(address.href) ? address.href : null
}

function mapRetailer(entry: Entry<'buyNowLink'>): Retailer {
  const { name, title, linkText, link, image } = entry.fields
  const href = shopHref(link)
  if (link !== null && href === null) entry.report('link', 'badAddress', link)
  return { id: entry.id, name, title, linkText, href, logo: mapPicture(image) }
}

/** A scent before it has its place in an address, with the shops themselves. */
function mapScent(entry: Entry<'scent'>) {
  const { title, scentName, color, psId, productImages, buyNowLinks } = entry.fields
  return {
    id: entry.id,
    title,
    name: scentName,
    color,
    psId,
    slId: null,
    gtin: mapGtin(entry),
    pictures: mapEach(productImages, pictureMappers),
    retailers: mapEach(buyNowLinks, mapRetailer),
  }
}

/** Puts the initial scent first and leaves out what stands there twice. */
const inOrder = <Mapped extends { id: string }>(first: Mapped | null, scents: Mapped[]): Mapped[] => {
  const all = first ? [first, ...scents] : scents
  return all.filter((scent, index) => all.findIndex(({ id }) => id === scent.id) === index)
}

/** A variant with its scents, the initial one first; the product gives the keys. */
export function mapVariant(entry: Entry<'productVariant'>) {
  const { variantName, psId, slId, heroImage } = entry.fields
  const scents = inOrder(mapOne(entry.fields.scent, mapScent), mapEach(entry.fields.scentList, mapScent))
  const keys = uniqueKeys(scents.map(({ name }) => name))
  return {
    variant: {
      id: entry.id,
      name: variantName,
      psId,
      slId,
      gtin: mapGtin(entry),
      picture: mapPicture(heroImage),
      scents: scents.map(({ retailers, ...scent }, index) => ({
        ...scent,
        key: keys[index] ?? scent.id,
        retailerIds: retailers.map(({ id }) => id),
      })),
    },
    retailers: scents.flatMap(({ retailers }) => retailers),
  }
}
