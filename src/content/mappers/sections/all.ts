import type { Section } from '@/models/sections'
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

/** Maps an entry embedded in rich text; what cannot be mapped is left out and reported. */
export const embedSection: EmbedReader = (id, context) =>
  mapLink({ sys: { type: 'Link', linkType: 'Entry', id } }, sectionMappers, context, {
    id: context.path.at(-1) ?? '-',
    field: 'rich text',
  })

/** Every content type that can stand as a section. */
export const sectionMappers: readonly EntryMapper<Section>[] = [
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
