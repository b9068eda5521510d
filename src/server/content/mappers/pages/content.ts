import type { Entry } from '@/shared/content-model/entry'
import type { CollectionListModel, CollectionModel } from '@/shared/content-model/types/collection-page'
import {
  type ContentPageModel,
  followsForm,
  type SectionContainer,
} from '@/shared/content-model/types/content-page'
import type { FeatureType } from '@/shared/content-model/types/feature'
import { HOME_SECTIONS, type HomePageModel, PHONE } from '@/shared/content-model/types/home-page'
import type { Section } from '@/shared/content-model/views/rich-text'
import { mapEach, mapOne } from '../../reader/map'
import { mapPicture } from '../pictures'
import { mapRichText } from '../rich-text'
import { embedSection, mapSection, mapSections } from '../sections/all'
import { mapPanel } from '../sections/banners'
import { mapArticleCard, mapCollectionCard, mapProductCard } from '../sections/cards'
import { mapLinkContainer, mapNotice } from '../sections/small'
import { mapUsedTogether } from '../used-together'
import { mapListOpening, mapPageBase } from './base'

/** A block of a content page; omitted without content. */
export function mapSectionContainer(
  entry: Entry<'sectionContainer'>,
  map?: Parameters<typeof mapSections>[1],
): SectionContainer {
  const { styles, backgroundColor, backgroundImage, sectionContent } = entry.fields
  const sections = mapSections(sectionContent, map)
  if (sections.length === 0) entry.fail('sectionContent', 'nothingToShow')
  return {
    id: entry.id,
    width: styles,
    surface: backgroundColor,
    backgroundImage: mapPicture(backgroundImage),
    sections,
  }
}

/** The features that a page shows, and so needs what they are drawn from. */
export function featuresOf({ fields }: Entry<'contentPage'>): (FeatureType | null)[] {
  const entries = mapEach(fields.sectionContainers, (container) => container.fields.sectionContent).flat()
  const features = entries.filter((entry) => entry.type === 'feature')
  return mapEach(features, (entry) => entry.fields.featureType)
}

const titleOf = (section: Section | undefined): string | null =>
  section && 'title' in section ? section.title : null

/** What a content page shows besides its own entry; null where none of its sections asks for it. */
export type FetchedParts = Pick<ContentPageModel, 'comparison' | 'continents' | 'reviewable'>

export function mapContentPage(entry: Entry<'contentPage'>, fetched: FetchedParts): ContentPageModel {
  const containers = mapEach(entry.fields.sectionContainers, (block) => mapSectionContainer(block))
  const { title, name, slug, role } = entry.fields
  const base = mapPageBase(entry, { title: title ?? titleOf(containers[0]?.sections[0]) ?? name ?? slug })
  return {
    type: 'content',
    ...base,
    ...(followsForm(role) && { meta: { ...base.meta, noIndex: true } }),
    containers,
    ...fetched,
  }
}

export function mapCollectionList(entry: Entry<'collectionListPage'>): CollectionListModel {
  const { title, description } = entry.fields
  return {
    type: 'collectionList',
    ...mapPageBase(entry, { title, description }),
    ...mapListOpening(description, entry.fields.banner),
    collections: mapEach(entry.fields.collections, mapCollectionCard),
  }
}

export function mapCollection(entry: Entry<'collectionPage'>): CollectionModel {
  const { title, shortDescription } = entry.fields
  return {
    type: 'collection',
    ...mapPageBase(entry, { title, description: shortDescription }),
    shortDescription,
    description: mapRichText(entry.fields.description, embedSection),
    picture: mapPicture(entry.fields.heroImage),
    products: mapEach(mapUsedTogether(entry.fields.products), mapProductCard),
    articles: mapEach(entry.fields.articles, mapArticleCard),
    containers: mapEach(entry.fields.sectionContainers, (block) => mapSectionContainer(block, embedSection)),
    notice: mapOne(entry.fields.notice, mapNotice),
  }
}

export function mapHome(entry: Entry<'homePage'>): HomePageModel {
  const { fields } = entry
  const panels = mapEach(fields.carousel, mapPanel)
  const { legalName, contactPhone, contactEmail: email } = fields
  const phone = contactPhone && new RegExp(PHONE.regexp).test(contactPhone) ? contactPhone : null
  if (phone !== contactPhone) entry.report('contactPhone', 'invalidPhone', contactPhone ?? '')
  const first = fields.sectionOrder.flatMap((name) => {
    const known = HOME_SECTIONS.find((section) => section === name)
    if (known === undefined) entry.report('sectionOrder', 'unknownSection', name)
    return known ?? []
  })
  const order = new Set([...first, ...HOME_SECTIONS])
  return {
    type: 'home',
    ...mapPageBase(entry, { title: fields.name ?? panels[0]?.title ?? '' }),
    carousel:
      panels.length > 0 ? { type: 'carousel', id: `${entry.id}.carousel`, title: null, panels } : null,
    sections: [...order].map((name) => mapSection(fields[name])).filter((section) => section !== null),
    hasBreathing: fields.breathing,
    help: mapOne(fields.help, mapLinkContainer),
    organization: { legalName, phone, email },
  }
}
