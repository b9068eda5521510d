import type { CollectionListModel, CollectionModel } from '@/models/pages/collections'
import { trimSlug } from '@/routing/slugs'
import { links, optionalLink, optionalRichText, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { mapPicture } from '../pictures'
import { mapRichText } from '../rich-text'
import { embedSection } from '../sections/all'
import { bannerMapper } from '../sections/banners'
import { noticeMapper } from '../sections/blocks'
import { articleCard, collectionCard, productCard } from '../sections/cards'
import { mapPageBase, pageFields } from './base'
import { containerMapper } from './content'

const listFields = pageFields.extend({
  slug: requiredText,
  title: requiredText,
  description: optionalText,
  banner: optionalLink,
  collections: links,
})

export const collectionListMapper = defineMapper(
  'collectionListPage',
  listFields,
  (fields, entry, context): CollectionListModel => {
    const from = (field: string) => ({ id: entry.id, field })
    const { title, description } = fields
    const banner = mapLink(fields.banner, [bannerMapper], context, from('banner'))
    return {
      type: 'collectionList',
      ...mapPageBase(fields, entry, context, { slug: trimSlug(fields.slug), title, description }),
      // A banner that describes the page takes the place of the page's own words.
      description: banner?.description ? null : description,
      banner,
      collections: mapLinks(fields.collections, [collectionCard], context, from('collections')),
    }
  },
)

const collectionFields = pageFields.extend({
  slug: requiredText,
  title: requiredText,
  shortDescription: optionalText,
  description: optionalRichText,
  heroImage: optionalLink,
  products: links,
  articles: links,
  sectionContainers: links,
  notice: optionalLink,
})

export const collectionMapper = defineMapper(
  'collectionPage',
  collectionFields,
  (fields, entry, context): CollectionModel => {
    const from = (field: string) => ({ id: entry.id, field })
    const { title, shortDescription } = fields
    return {
      type: 'collection',
      ...mapPageBase(fields, entry, context, {
        slug: trimSlug(fields.slug),
        title,
        description: shortDescription,
      }),
      shortDescription,
      description: mapRichText(fields.description, context, embedSection),
      picture: mapPicture(fields.heroImage, entry, 'heroImage', context),
      products: mapLinks(fields.products, [productCard], context, from('products')),
      articles: mapLinks(fields.articles, [articleCard], context, from('articles')),
      containers: mapLinks(fields.sectionContainers, [containerMapper], context, from('sectionContainers')),
      notice: mapLink(fields.notice, [noticeMapper], context, from('notice')),
    }
  },
)
