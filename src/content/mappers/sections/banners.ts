import { z } from 'zod'
import type { Action, Link } from '@/models/link'
import type {
  BannerSection,
  CalloutSection,
  CarouselPanel,
  CarouselSection,
  ProductBannerSection,
} from '@/models/sections'
import {
  links,
  oneOf,
  optionalLink,
  optionalText,
  requiredText,
  texts,
  unlessRefused,
} from '../../entries/fields'
import type { MapContext } from '../context'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { actionMapper, makeLink } from '../links'
import { mapPicture } from '../pictures'
import { headingLevel, ownSurface } from './looks'

const actionsOf = (field: z.infer<typeof links>, id: string, context: MapContext) =>
  mapLinks(field, [actionMapper], context, { id, field: 'callToActions' })

/** Where a section itself leads; null when one of its actions leads there already. */
const ownLink = (url: string | null, text: string, actions: Action[]): Link | null => {
  const link = makeLink(url, text)
  return actions.some(({ href }) => href === link?.href) ? null : link
}

const bannerFields = z.object({
  title: optionalText,
  titleFirstPart: optionalText,
  titleSecondPart: optionalText,
  titleTagline: optionalText,
  subTitle: optionalText,
  subTitlePart: optionalText,
  description: optionalText,
  variant: oneOf(['hero', 'split', 'overlay', 'compact'], 'split'),
  titleHeadingLevel: headingLevel,
  link: optionalText,
  callToActions: links,
  image: optionalLink,
  badgeImage: optionalLink,
  quotes: texts,
})

export const bannerMapper = defineMapper('banner', bannerFields, (fields, entry, context): BannerSection => {
  const { titleFirstPart: first, titleSecondPart: second } = fields
  const image = mapPicture(fields.image, entry, 'image', context)
  const title = fields.title ?? [first, second].filter(Boolean).join(' ')
  if (!title && !image && !fields.description && fields.quotes.length === 0)
    entry.fail('title', 'has nothing to show')
  const actions = actionsOf(fields.callToActions, entry.id, context)
  const link = ownLink(fields.link, title || (fields.titleTagline ?? image?.alt ?? ''), actions)
  return {
    type: 'banner',
    id: entry.id,
    variant: fields.variant,
    headingLevel: fields.titleHeadingLevel,
    tagline: fields.titleTagline,
    title: title || null,
    titleParts: first && second ? { first, second } : null,
    subTitle: [fields.subTitle, fields.subTitlePart].filter(Boolean).join(' ') || null,
    description: fields.description,
    quotes: fields.quotes,
    image,
    badge: mapPicture(fields.badgeImage, entry, 'badgeImage', context),
    actions,
    ...(link && { link }),
  }
})

const calloutFields = z.object({
  title: optionalText,
  subTitle: optionalText,
  text: optionalText,
  supportingText: optionalText,
  variant: oneOf(['card', 'imageLeft', 'imageRight', 'highlight', 'plain'], 'card'),
  isLazyLoad: unlessRefused,
  styles: ownSurface,
  link: optionalText,
  image: optionalLink,
  cardImage: optionalLink,
  callToActions: links,
  disclaimer: optionalText,
})

export const calloutMapper = defineMapper(
  'callout',
  calloutFields,
  (fields, entry, context): CalloutSection => {
    if (!fields.title && !fields.text) entry.fail('title', 'has neither title nor text')
    const actions = actionsOf(fields.callToActions, entry.id, context)
    return {
      type: 'callout',
      id: entry.id,
      variant: fields.variant,
      title: fields.title,
      subTitle: fields.subTitle,
      text: fields.text,
      supportingText: fields.supportingText,
      disclaimer: fields.disclaimer,
      image:
        mapPicture(fields.image, entry, 'image', context) ??
        mapPicture(fields.cardImage, entry, 'cardImage', context),
      ...(!fields.isLazyLoad && { isImageEager: true }),
      ...(fields.styles && { surface: fields.styles }),
      link: ownLink(fields.link, fields.title ?? fields.subTitle ?? '', actions),
      actions,
    }
  },
)

const panelFields = z.object({
  image: optionalLink,
  title: requiredText,
  text: optionalText,
  textUnderButton: optionalText,
  callToAction: optionalLink,
  callToActionPosition: oneOf(['left', 'center', 'right'], 'left'),
  styles: oneOf(['light', 'dark'], 'light'),
})

export const panelMapper = defineMapper(
  'carouselPanel',
  panelFields,
  (fields, entry, context): CarouselPanel => ({
    id: entry.id,
    title: fields.title,
    text: fields.text,
    textUnderButton: fields.textUnderButton,
    image:
      mapPicture(fields.image, entry, 'image', context) ??
      entry.fail('image', 'a carousel panel needs a picture'),
    action: mapLink(fields.callToAction, [actionMapper], context, { id: entry.id, field: 'callToAction' }),
    position: fields.callToActionPosition,
    tone: fields.styles,
  }),
)

export const carouselMapper = defineMapper(
  'carousel',
  z.object({ title: optionalText, panels: links }),
  (fields, entry, context): CarouselSection => {
    const panels = mapLinks(fields.panels, [panelMapper], context, { id: entry.id, field: 'panels' })
    if (panels.length === 0) entry.fail('panels', 'has no panel to show')
    return { type: 'carousel', id: entry.id, title: fields.title, panels }
  },
)

const itemMapper = defineMapper(
  'productBannerItem',
  z.object({ title: requiredText, text: optionalText, image: optionalLink }),
  (fields, entry, context): ProductBannerSection['items'][number] => ({
    id: entry.id,
    title: fields.title,
    text: fields.text,
    image: mapPicture(fields.image, entry, 'image', context),
  }),
)

export const productBannerMapper = defineMapper(
  'productBanner',
  z.object({ title: optionalText, items: links, backgroundImage: optionalLink }),
  (fields, entry, context): ProductBannerSection => {
    const items = mapLinks(fields.items, [itemMapper], context, { id: entry.id, field: 'items' })
    if (items.length === 0 && !fields.title) entry.fail('items', 'has nothing to show')
    return {
      type: 'productBanner',
      id: entry.id,
      title: fields.title,
      items,
      backgroundImage: mapPicture(fields.backgroundImage, entry, 'backgroundImage', context),
    }
  },
)
