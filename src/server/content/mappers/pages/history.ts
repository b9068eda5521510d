import type { Entry } from '@/shared/content-model/entry'
import type { BannerSection } from '@/shared/content-model/types/banner'
import type { HistoryModel, TimelineCard, TimelineEra } from '@/shared/content-model/types/our-history'
import { uniqueKeys } from '@/shared/utils/distinct'
import { mapEach, mapOne } from '../../reader/map'
import { mapPicture } from '../pictures'
import { mapRichText } from '../rich-text'
import { embedSection, mapSections } from '../sections/all'
import { mapBanner } from '../sections/banners'
import { mapPageBase } from './base'

/** A header of the timeline; `name` is where editors write which years it opens, such as "1894–1931". */
function mapHeader({ id, fields }: Entry<'timelineHeader'>) {
  const from = Number(/\d{4}/.exec(fields.name ?? '')?.[0] ?? Number.NaN)
  return { id, title: fields.text, surface: fields.styles, from }
}

function mapCard({ id, fields }: Entry<'timelineCard'>): TimelineCard {
  const { year, description, supportingText, image, isDark, variant } = fields
  const anchor = `ano-${year}`
  return { id, anchor, year, description, supportingText, image: mapPicture(image), isDark, variant }
}

type Header = ReturnType<typeof mapHeader>

/** Where each header's cards begin: at the first card of its years or, without years, in equal parts. */
const startsOf = (headers: Header[], cards: TimelineCard[]): number[] => {
  const byYear = headers.map(({ from }) => cards.findIndex(({ year }) => Number.parseInt(year, 10) >= from))
  const isRising = byYear.every((start, index) => start >= 0 && start > (byYear[index - 1] ?? -1))
  return isRising ? byYear : headers.map((_, index) => Math.round((index * cards.length) / headers.length))
}

/** Puts the cards under their headers, in the editors' order; a header without cards is left out. */
export function makeEras(headers: Header[], cards: TimelineCard[]): TimelineEra[] {
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

/** A titled banner has the page's h1, and above it what editors call the page. */
function mapOpening(entry: Entry<'banner'>, title: string): BannerSection {
  const banner = mapBanner(entry)
  if (banner.title === null) return banner
  return { ...banner, headingLevel: 'h1', tagline: banner.title === title ? banner.tagline : title }
}

export function mapHistory(entry: Entry<'ourHistory'>): HistoryModel {
  const { fields } = entry
  return {
    type: 'history',
    ...mapPageBase(entry, { title: fields.title }),
    banner: mapOne(fields.banner, (banner) => mapOpening(banner, fields.title)),
    description: mapRichText(fields.description, embedSection),
    decorativeText: fields.decorativeText,
    eras: makeEras(mapEach(fields.timelineHeaders, mapHeader), mapEach(fields.timelineCards, mapCard)),
    sections: mapSections(fields.pageContent),
  }
}
