import type { Entry } from '@/content-model/entry'
import type { CollectionListModel, CollectionModel } from '@/content-model/types/collection-page'
import { mapEach, mapOne } from '../../reader/map'
import { mapPicture } from '../pictures'
import { mapRichText } from '../rich-text'
import { embedSection } from '../sections/all'
import { mapArticleCard, mapCollectionCard, mapProductCard } from '../sections/cards'
import { mapNotice } from '../sections/small'
import { mapUsedTogether } from '../used-together'
import { mapPageBase } from './base'
import { mapSectionContainer } from './content'
import { mapListOpening } from './list-opening'

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
