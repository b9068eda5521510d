import { z } from 'zod'
import type { CardModel } from '@/models/sections'
import { hrefOfSlug, toAddress } from '@/routing/links'
import { links, oneOf, optionalFlag, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { actionMapper } from '../links'
import { mapPicture } from '../pictures'

const NO_CARD = { eyebrow: null, text: null, image: null, href: null } as const

const calloutFields = z.object({
  title: requiredText,
  subTitle: optionalText,
  text: optionalText,
  link: optionalText,
  image: optionalLink,
  cardImage: optionalLink,
  callToActions: links,
  supportingText: optionalText,
  disclaimer: optionalText,
  variant: oneOf(['plain', 'highlight'], 'plain'),
})

const calloutCard = defineMapper('callout', calloutFields, (fields, entry, context): CardModel => {
  const [action, ...moreActions] = mapLinks(fields.callToActions, [actionMapper], context, {
    id: entry.id,
    field: 'callToActions',
  })
  return {
    ...NO_CARD,
    id: entry.id,
    kind: 'callout',
    title: fields.title,
    eyebrow: fields.subTitle,
    text: fields.text,
    image:
      mapPicture(fields.cardImage, entry, 'cardImage', context) ??
      mapPicture(fields.image, entry, 'image', context),
    href: toAddress(fields.link)?.href ?? null,
    ...(action && { action }),
    ...(moreActions.length > 0 && { moreActions }),
    ...(fields.supportingText && { supportingText: fields.supportingText }),
    ...(fields.disclaimer && { disclaimer: fields.disclaimer }),
    ...(fields.variant === 'highlight' && { isHighlighted: true }),
  }
})

const favoriteFields = z.object({
  title: requiredText,
  text: optionalText,
  image: optionalLink,
  cardAction: optionalLink,
})

const favoriteCard = defineMapper('favoriteCard', favoriteFields, (fields, entry, context): CardModel => {
  const action = mapLink(fields.cardAction, [actionMapper], context, { id: entry.id, field: 'cardAction' })
  return {
    ...NO_CARD,
    id: entry.id,
    kind: 'favorite',
    title: fields.title,
    text: fields.text,
    image: mapPicture(fields.image, entry, 'image', context),
    href: action?.href ?? null,
    ...(action && { action }),
  }
})

const productFields = z.object({
  title: requiredText,
  slug: requiredText,
  line: optionalText,
  shortDescription: optionalText,
  heroImage: optionalLink,
})

/** Names of all fields that a product's card reads. */
export const productCardFieldNames = Object.keys(productFields.shape)

/** A product as a card: never its variants or related products, which keeps pages small and cuts cycles. */
export const productCard = defineMapper(
  'product',
  productFields,
  (fields, entry, context): CardModel => ({
    ...NO_CARD,
    id: entry.id,
    kind: 'product',
    title: fields.title,
    eyebrow: fields.line,
    text: fields.shortDescription,
    image: mapPicture(fields.heroImage, entry, 'heroImage', context),
    href: hrefOfSlug(fields.slug),
  }),
)

const categoryMapper = defineMapper(
  'articleCategory',
  z.object({ title: requiredText }),
  (fields) => fields.title,
)

const articleFields = z.object({
  title: requiredText,
  slug: requiredText,
  description: optionalText,
  category: optionalLink,
  primaryImage: optionalLink,
  secondaryImage: optionalLink,
  bannerImage: optionalLink,
  isHowTo: optionalFlag,
})

/** An article as a card: never its content or related articles. */
export const articleCard = defineMapper(
  'article',
  articleFields,
  (fields, entry, context): CardModel => ({
    ...NO_CARD,
    id: entry.id,
    kind: 'article',
    title: fields.title,
    eyebrow: mapLink(fields.category, [categoryMapper], context, { id: entry.id, field: 'category' }),
    text: fields.description,
    image:
      mapPicture(fields.secondaryImage, entry, 'secondaryImage', context) ??
      mapPicture(fields.primaryImage, entry, 'primaryImage', context) ??
      mapPicture(fields.bannerImage, entry, 'bannerImage', context),
    href: hrefOfSlug(fields.slug),
  }),
)

const collectionFields = z.object({
  title: requiredText,
  slug: requiredText,
  shortDescription: optionalText,
  heroImage: optionalLink,
})

export const collectionCard = defineMapper(
  'collectionPage',
  collectionFields,
  (fields, entry, context): CardModel => ({
    ...NO_CARD,
    id: entry.id,
    kind: 'collection',
    title: fields.title,
    text: fields.shortDescription,
    image: mapPicture(fields.heroImage, entry, 'heroImage', context),
    href: hrefOfSlug(fields.slug),
  }),
)

/** Every kind of entry that can stand as a card. */
export const cardMappers = [calloutCard, favoriteCard, productCard, articleCard, collectionCard]
