import type { Entry, PartOfEntry } from '@/shared/content-model/entry'
import { reviewKeyOf } from '@/shared/content-model/products/review-key'
import type { CardSection } from '@/shared/content-model/types/card-section'
import type { CardModel } from '@/shared/content-model/views/card'
import { hrefOfSlug, toAddress } from '@/shared/routing/links'
import { mapEach, mapOne } from '../../reader/map'
import { mapLineColor, mapMarks } from '../facets'
import { mapAction } from '../links'
import { mapPicture } from '../pictures'
import { mapUsedTogether } from '../used-together'

const NO_CARD = { eyebrow: null, text: null, image: null, href: null } as const

function mapCalloutCard(entry: Entry<'callout'>): CardModel {
  const { title, subTitle, text, supportingText, disclaimer, variant, color } = entry.fields
  const [action, ...moreActions] = mapEach(entry.fields.callToActions, mapAction)
  return {
    ...NO_CARD,
    id: entry.id,
    kind: 'callout',
    title: title ?? entry.fail('title', 'empty'),
    eyebrow: subTitle,
    text,
    image: mapPicture(entry.fields.cardImage) ?? mapPicture(entry.fields.image),
    href: toAddress(entry.fields.link)?.href ?? null,
    ...(action && { action }),
    ...(moreActions.length > 0 && { moreActions }),
    ...(supportingText && { supportingText }),
    ...(disclaimer && { disclaimer }),
    ...(variant === 'highlight' && { isHighlighted: true }),
    ...(color && { lineColor: color }),
  }
}

function mapFavoriteCard({ id, fields }: Entry<'favoriteCard'>): CardModel {
  const action = mapOne(fields.cardAction, mapAction)
  return {
    ...NO_CARD,
    id,
    kind: 'favorite',
    title: fields.title,
    text: fields.text,
    image: mapPicture(fields.image),
    href: action?.href ?? null,
    ...(action && { action }),
    ...(fields.ratingId && { ratingKey: fields.ratingId }),
  }
}

/** What a product's card reads. */
export const PRODUCT_CARD_FIELDS = [
  'title',
  'slug',
  'line',
  'shortDescription',
  'heroImage',
  'isMedicine',
  'activeIngredients',
  'category',
  'registrationNumber',
  'minimumAge',
  'withDoctorUntil',
  'recall',
  'facets',
  'acceptsReviews',
  'ratingAndReviewId',
] as const

type CardProduct = PartOfEntry<'product', (typeof PRODUCT_CARD_FIELDS)[number]>

const nameOf = ({ fields }: Entry<'activeIngredient'>): string => fields.name

/** A product as a card: never its variants or related products, which keeps pages small and cuts cycles. */
export function mapProductCard({ id, fields }: CardProduct): CardModel {
  const ratingKey = reviewKeyOf(fields)
  const { category, minimumAge, withDoctorUntil } = mapMarks(fields)
  const isMedicine = category === 'medicine'
  const substances = isMedicine ? mapEach(fields.activeIngredients, nameOf) : []
  return {
    ...NO_CARD,
    id,
    kind: 'product',
    title: fields.title,
    eyebrow: fields.line,
    text: fields.shortDescription,
    image: mapPicture(fields.heroImage),
    href: hrefOfSlug(fields.slug),
    ...(category !== null && { category }),
    ...(minimumAge !== null && { minimumAge }),
    ...(withDoctorUntil !== null && { withDoctorUntil }),
    ...(substances.length > 0 && { substances }),
    ...(isMedicine && fields.registrationNumber && { registration: fields.registrationNumber }),
    ...(fields.recall !== null && { isRecalled: true }),
    ...mapLineColor(fields.facets),
    ...(ratingKey !== null && { ratingKey }),
  }
}

/** An article as a card: never its content or related articles. */
export function mapArticleCard({ id, fields }: Entry<'article'>): CardModel {
  return {
    ...NO_CARD,
    id,
    kind: 'article',
    title: fields.title,
    eyebrow: mapOne(fields.category, (category) => category.fields.title),
    text: fields.description,
    image:
      mapPicture(fields.secondaryImage) ?? mapPicture(fields.primaryImage) ?? mapPicture(fields.bannerImage),
    href: hrefOfSlug(fields.slug),
  }
}

export function mapCollectionCard({ id, fields }: Entry<'collectionPage'>): CardModel {
  return {
    ...NO_CARD,
    id,
    kind: 'collection',
    title: fields.title,
    text: fields.shortDescription,
    image: mapPicture(fields.heroImage),
    href: hrefOfSlug(fields.slug),
  }
}

const cards = {
  callout: mapCalloutCard,
  favoriteCard: mapFavoriteCard,
  product: mapProductCard,
  article: mapArticleCard,
  collectionPage: mapCollectionCard,
}

type CardEntry = Entry<'cardSection'>['fields']['cards'][number]

const isProduct = (entry: CardEntry): entry is Entry<'product'> => entry.type === 'product'

/** Cards as advice, in running text or a collection: products among them are taken to be used together. */
export function mapAdvisedCards(entry: Entry<'cardSection'>): CardSection {
  const products = new Set<CardEntry>(mapUsedTogether(entry.fields.cards.filter(isProduct)))
  return mapCardSection(
    entry,
    entry.fields.cards.filter((card) => !isProduct(card) || products.has(card)),
  )
}

/** @param shown those of its cards that are drawn */
export function mapCardSection(entry: Entry<'cardSection'>, shown = entry.fields.cards): CardSection {
  const { title, subTitle, description, disclaimer, variant, backgroundColor } = entry.fields
  const found = mapEach(shown, cards)
  if (found.length === 0) entry.fail('cards', 'nothingToShow')
  return {
    type: 'cardSection',
    id: entry.id,
    variant,
    surface: backgroundColor,
    title,
    subTitle,
    description,
    disclaimer,
    image: mapPicture(entry.fields.image),
    cards: found,
    action: mapOne(entry.fields.callToAction, mapAction),
  }
}
