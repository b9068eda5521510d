import type { Entry } from '@/shared/content-model/entry'
import type { BannerSection, ProductBannerSection } from '@/shared/content-model/types/banner'
import type { CalloutSection } from '@/shared/content-model/types/callout'
import type { CarouselPanel, CarouselSection } from '@/shared/content-model/types/carousel'
import type { Action, Link } from '@/shared/content-model/views/link'
import { mapEach, mapOne } from '../../reader/map'
import { makeLink, mapAction } from '../links'
import { mapPicture } from '../pictures'

/** Where a section itself leads; null when one of its actions leads there already. */
const ownLink = (url: string | null, text: string, actions: Action[]): Link | null => {
  const link = makeLink(url, text)
  return actions.some(({ href }) => href === link?.href) ? null : link
}

export function mapBanner(entry: Entry<'banner'>): BannerSection {
  const { titleFirstPart: first, titleSecondPart: second, titleTagline, description, quotes } = entry.fields
  const image = mapPicture(entry.fields.image)
  const title = entry.fields.title ?? [first, second].filter(Boolean).join(' ')
  if (!title && !image && !description && quotes.length === 0) entry.fail('title', 'nothingToShow')
  const actions = mapEach(entry.fields.callToActions, mapAction)
  const link = ownLink(entry.fields.link, title || (titleTagline ?? image?.alt ?? ''), actions)
  return {
    type: 'banner',
    id: entry.id,
    variant: entry.fields.variant,
    headingLevel: entry.fields.titleHeadingLevel,
    tagline: titleTagline,
    title: title || null,
    titleParts: first && second ? { first, second } : null,
    subTitle: [entry.fields.subTitle, entry.fields.subTitlePart].filter(Boolean).join(' ') || null,
    description,
    quotes,
    image,
    badge: mapPicture(entry.fields.badgeImage),
    actions,
    ...(link && { link }),
  }
}

export function mapCallout(entry: Entry<'callout'>): CalloutSection {
  const { title, subTitle, text, supportingText, disclaimer, variant, styles, isLazyLoad } = entry.fields
  if (!title && !text) entry.fail('title', 'nothingToShow')
  const actions = mapEach(entry.fields.callToActions, mapAction)
  return {
    type: 'callout',
    id: entry.id,
    variant,
    title,
    subTitle,
    text,
    supportingText,
    disclaimer,
    image: mapPicture(entry.fields.image) ?? mapPicture(entry.fields.cardImage),
    ...(!isLazyLoad && { isImageEager: true }),
    ...(styles && { surface: styles }),
    link: ownLink(entry.fields.link, title ?? subTitle ?? '', actions),
    actions,
  }
}

export function mapPanel(entry: Entry<'carouselPanel'>): CarouselPanel {
  const { title, text, textUnderButton, image, callToAction, callToActionPosition, styles } = entry.fields
  return {
    id: entry.id,
    title,
    text,
    textUnderButton,
    image: mapPicture(image) ?? entry.fail('image', 'empty'),
    action: mapOne(callToAction, mapAction),
    position: callToActionPosition,
    tone: styles,
  }
}

function mapCarousel(entry: Entry<'carousel'>): CarouselSection {
  const panels = mapEach(entry.fields.panels, mapPanel)
  if (panels.length === 0) entry.fail('panels', 'nothingToShow')
  return { type: 'carousel', id: entry.id, title: entry.fields.title, panels }
}

function mapItem({ id, fields }: Entry<'productBannerItem'>): ProductBannerSection['items'][number] {
  return { id, title: fields.title, text: fields.text, image: mapPicture(fields.image) }
}

function mapProductBanner(entry: Entry<'productBanner'>): ProductBannerSection {
  const { title, backgroundImage } = entry.fields
  const items = mapEach(entry.fields.items, mapItem)
  if (items.length === 0 && !title) entry.fail('items', 'nothingToShow')
  return { type: 'productBanner', id: entry.id, title, items, backgroundImage: mapPicture(backgroundImage) }
}

/** Sections that open a page or catch the eye. */
export const bannerMappers = {
  banner: mapBanner,
  callout: mapCallout,
  carousel: mapCarousel,
  productBanner: mapProductBanner,
}
