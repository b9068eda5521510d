import { z } from 'zod'
import { uniqueKeys } from '@/lib/unique-keys'
import type { HistoryModel, TimelineCard, TimelineEra } from '@/models/pages/history'
import { trimSlug } from '@/routing/slugs'
import {
  links,
  oneOf,
  optionalFlag,
  optionalLink,
  optionalRichText,
  optionalText,
  requiredText,
} from '../../entries/fields'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { mapPicture } from '../pictures'
import { mapRichText } from '../rich-text'
import { embedSection, mapSections } from '../sections/all'
import { bannerMapper } from '../sections/banners'
import { surface } from '../sections/looks'
import { mapPageBase, pageFields } from './base'

/** A header of the timeline; `name` is where editors write which years it opens, such as "1894–1931". */
const headerMapper = defineMapper(
  'timelineHeader',
  z.object({ name: optionalText, text: requiredText, styles: surface }),
  (fields, entry) => ({
    id: entry.id,
    title: fields.text,
    surface: fields.styles,
    from: Number(/\d{4}/.exec(fields.name ?? '')?.[0] ?? Number.NaN),
  }),
)

const cardFields = z.object({
  year: requiredText,
  description: requiredText,
  supportingText: optionalText,
  image: optionalLink,
  isDark: optionalFlag,
  variant: oneOf(['left', 'right', 'wide'], 'left'),
})

const cardMapper = defineMapper(
  'timelineCard',
  cardFields,
  (fields, entry, context): TimelineCard => ({
    id: entry.id,
    anchor: `ano-${fields.year}`,
    year: fields.year,
    description: fields.description,
    supportingText: fields.supportingText,
    image: mapPicture(fields.image, entry, 'image', context),
    isDark: fields.isDark,
    variant: fields.variant,
  }),
)

type Header = ReturnType<(typeof headerMapper)['read']>

/** Where each header's cards begin: at the first card of its years or, without years, in equal parts. */
const startsOf = (headers: Header[], cards: TimelineCard[]): number[] => {
  const byYear = headers.map(({ from }) => cards.findIndex(({ year }) => Number.parseInt(year, 10) >= from))
  const isRising = byYear.every((start, index) => start >= 0 && start > (byYear[index - 1] ?? -1))
  return isRising ? byYear : headers.map((_, index) => Math.round((index * cards.length) / headers.length))
}

/** Puts the cards under their headers, in the editors' order; a header without cards is left out. */
export const makeEras = (headers: Header[], cards: TimelineCard[]): TimelineEra[] => {
  const anchors = uniqueKeys(cards.map(({ anchor }) => anchor))
  const anchored = cards.map((card, index) => ({ ...card, anchor: anchors[index] ?? card.id }))
  const starts = startsOf(headers, cards)
  const before: TimelineEra = {
    id: 'before',
    title: null,
    surface: 'white',
    cards: anchored.slice(0, starts[0] ?? anchored.length),
  }
  const eras = headers.map(({ id, title, surface: ground }, index) => ({
    id,
    title,
    surface: ground,
    cards: anchored.slice(starts[index], starts[index + 1] ?? anchored.length),
  }))
  return [before, ...eras].filter((era) => era.cards.length > 0)
}

const historyFields = pageFields.extend({
  slug: requiredText,
  title: requiredText,
  banner: optionalLink,
  description: optionalRichText,
  decorativeText: optionalText,
  timelineHeaders: links,
  timelineCards: links,
  pageContent: links,
})

export const historyMapper = defineMapper(
  'ourHistory',
  historyFields,
  (fields, entry, context): HistoryModel => {
    const from = (field: string) => ({ id: entry.id, field })
    return {
      type: 'history',
      ...mapPageBase(fields, entry, context, { slug: trimSlug(fields.slug), title: fields.title }),
      banner: mapLink(fields.banner, [bannerMapper], context, from('banner')),
      description: mapRichText(fields.description, context, embedSection),
      decorativeText: fields.decorativeText,
      eras: makeEras(
        mapLinks(fields.timelineHeaders, [headerMapper], context, from('timelineHeaders')),
        mapLinks(fields.timelineCards, [cardMapper], context, from('timelineCards')),
      ),
      sections: mapSections(fields.pageContent, context, from('pageContent')),
    }
  },
)
