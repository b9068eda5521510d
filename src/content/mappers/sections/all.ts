import type { Section } from '@/models/sections'
import type { EntryLink } from '../../entries/fields'
import { problemNotice } from '../../reader/draft-reading'
import type { MapContext } from '../context'
import { type EntryMapper, mapLink } from '../define-mapper'
import type { EmbedReader } from '../rich-text'
import { bannerMapper, calloutMapper, carouselMapper, productBannerMapper } from './banners'
import {
  actionSectionMapper,
  cardSectionMapper,
  faqMapper,
  featureMapper,
  linksMapper,
  noticeMapper,
  pictureSectionMappers,
  videoMapper,
} from './blocks'
import { createTextMappers } from './texts'

/**
 * Maps the section that a link leads to. What cannot be mapped is reported and left out for visitors; an editor sees in
 * its place what is wrong with it.
 */
export const mapSection = (
  link: EntryLink | null,
  context: MapContext,
  from: { id: string; field: string },
): Section | null => {
  const section = mapLink(link, sectionMappers, context, from)
  if (section || !context.draft) return section
  const problem = context.draft.problems.findLast(({ entryId }) => entryId === link?.sys.id)
  return problem ? problemNotice(problem) : null
}

/** Maps a list of links to sections, as `mapSection` does each. */
export const mapSections = (
  links: EntryLink[],
  context: MapContext,
  from: { id: string; field: string },
): Section[] => links.map((link) => mapSection(link, context, from)).filter((section) => section !== null)

/** Maps an entry embedded in rich text. */
export const embedSection: EmbedReader = (id, context) =>
  mapSection({ sys: { type: 'Link', linkType: 'Entry', id } }, context, {
    id: context.path.at(-1) ?? '-',
    field: 'rich text',
  })

/** Every content type that can stand as a section. */
const sectionMappers: readonly EntryMapper<Section>[] = [
  bannerMapper,
  calloutMapper,
  carouselMapper,
  productBannerMapper,
  cardSectionMapper,
  videoMapper,
  ...pictureSectionMappers,
  noticeMapper,
  linksMapper,
  actionSectionMapper,
  faqMapper,
  featureMapper,
  ...createTextMappers(embedSection),
]
