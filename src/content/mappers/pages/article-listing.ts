import { z } from 'zod'
import { uniqueKeys } from '@/lib/unique-keys'
import type { ArticleListingModel, ArticleTab, ArticleTeaser, Promo } from '@/models/pages/article-listing'
import { toAddress } from '@/routing/links'
import { trimSlug } from '@/routing/slugs'
import { links, optionalFlag, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { actionMapper } from '../links'
import { mapPicture } from '../pictures'
import { bannerMapper, calloutMapper } from '../sections/banners'
import { articleCard } from '../sections/cards'
import { mapPageBase, pageFields } from './base'

const articleTeaser = defineMapper(
  'article',
  z.object({ isHowTo: optionalFlag, keepReading: optionalText }),
  ({ isHowTo, keepReading }, entry, context): ArticleTeaser => {
    const raw = context.graph.entry(entry.id)
    if (!raw) return entry.fail('title', 'is missing')
    return { card: articleCard.read(raw, context), isHowTo, keepReading }
  },
)

const extraFields = z.object({
  title: requiredText,
  description: optionalText,
  url: requiredText,
  isHowTo: optionalFlag,
  keepReading: optionalText,
  primaryImage: optionalLink,
  secondaryImage: optionalLink,
})

/** A card that editors wrote by hand, for a page that is no article. */
const extraTeaser = defineMapper(
  'extraArticle',
  extraFields,
  (fields, entry, context): ArticleTeaser => ({
    card: {
      id: entry.id,
      kind: 'article',
      title: fields.title,
      eyebrow: null,
      text: fields.description,
      image:
        mapPicture(fields.secondaryImage, entry, 'secondaryImage', context) ??
        mapPicture(fields.primaryImage, entry, 'primaryImage', context),
      href: toAddress(fields.url)?.href ?? entry.fail('url', 'is no safe address'),
    },
    isHowTo: fields.isHowTo,
    keepReading: fields.keepReading,
  }),
)

const promoMappers = [calloutMapper, bannerMapper]
const teaserMappers = [articleTeaser, extraTeaser]

/** A tab with its teasers still in it. */
export type MappedTab = Omit<ArticleTab, 'teasers'> & { teasers: ArticleTeaser[] }

const listFields = z.object({
  title: requiredText,
  uniqueId: optionalText,
  categoryArticles: links,
  extraArticles: links,
  viewMore: optionalLink,
  sickDay: optionalLink,
})

/** A tab of articles; one without any is left out. */
export const articleListMapper = defineMapper(
  'articleList',
  listFields,
  (fields, entry, context): MappedTab => {
    const from = (field: string) => ({ id: entry.id, field })
    const teasers = [
      ...mapLinks(fields.categoryArticles, teaserMappers, context, from('categoryArticles')),
      ...mapLinks(fields.extraArticles, teaserMappers, context, from('extraArticles')),
    ]
    if (teasers.length === 0) entry.fail('categoryArticles', 'has no article to show')
    return {
      key: fields.uniqueId ?? fields.title,
      title: fields.title,
      teasers,
      viewMore: mapLink(fields.viewMore, [actionMapper], context, from('viewMore')),
      sickDay: mapLink<Promo>(fields.sickDay, promoMappers, context, from('sickDay')),
    }
  },
)

const listingFields = pageFields.extend({
  slug: requiredText,
  title: requiredText,
  description: optionalText,
  banner: optionalLink,
  articleLists: links,
  sickDay: optionalLink,
})

/** The listing with the tabs that its own entry links to. */
export const articleListingMapper = defineMapper('alpPage', listingFields, (fields, entry, context) => {
  const from = (field: string) => ({ id: entry.id, field })
  const { title, description } = fields
  const page: ArticleListingModel = {
    type: 'articleListing',
    ...mapPageBase(fields, entry, context, { slug: trimSlug(fields.slug), title, description }),
    description,
    banner: mapLink(fields.banner, [bannerMapper], context, from('banner')),
    tabs: [],
    teasers: [],
    sickDay: mapLink<Promo>(fields.sickDay, promoMappers, context, from('sickDay')),
  }
  return { page, tabs: mapLinks(fields.articleLists, [articleListMapper], context, from('articleLists')) }
})

/** Fills a listing with tabs: each teaser travels once, and each promotion where it is drawn. */
export const withTabs = (page: ArticleListingModel, tabs: MappedTab[]): ArticleListingModel => {
  const keys = uniqueKeys(tabs.map(({ key }) => key))
  const teasers = new Map(tabs.flatMap((tab) => tab.teasers).map((teaser) => [teaser.card.id, teaser]))
  return {
    ...page,
    tabs: tabs.map((tab, index) => ({
      ...tab,
      key: keys[index] ?? tab.key,
      teasers: [...new Set(tab.teasers.map(({ card }) => card.id))],
      sickDay: tab.sickDay?.id === page.sickDay?.id ? null : tab.sickDay,
    })),
    teasers: [...teasers.values()],
  }
}
