import type { PageType } from '@/models/page'

interface PageTypeRow {
  /** Content type of the page's entry. */
  contentType: string
  /** Where pages of this type live: below their own slug, or at one fixed path below `/pt-br/`. */
  place: { kind: 'slug' } | { kind: 'fixed'; slug: string }
  /** Field with the page's title, read along with the slugs for breadcrumbs. */
  titleField: string
}

/**
 * The one table of page types. A new page type is a row here, a question and mapper in `content`, and a template:
 * each of them a full map over `PageType`, so that a missing one does not compile.
 */
export const pageTypes = {
  home: { contentType: 'homePage', place: { kind: 'fixed', slug: '' }, titleField: 'name' },
  content: { contentType: 'contentPage', place: { kind: 'slug' }, titleField: 'title' },
  product: { contentType: 'product', place: { kind: 'slug' }, titleField: 'title' },
  productListing: { contentType: 'productListingPage', place: { kind: 'slug' }, titleField: 'title' },
  recommender: { contentType: 'productRecommender', place: { kind: 'slug' }, titleField: 'title' },
  collectionList: { contentType: 'collectionListPage', place: { kind: 'slug' }, titleField: 'title' },
  collection: { contentType: 'collectionPage', place: { kind: 'slug' }, titleField: 'title' },
  article: { contentType: 'article', place: { kind: 'slug' }, titleField: 'title' },
  articleListing: { contentType: 'alpPage', place: { kind: 'slug' }, titleField: 'title' },
  history: { contentType: 'ourHistory', place: { kind: 'slug' }, titleField: 'title' },
  sitemap: { contentType: 'sitemap', place: { kind: 'slug' }, titleField: 'pageHeading' },
  faqLanding: { contentType: 'faqLandingPage', place: { kind: 'slug' }, titleField: 'title' },
  faq: { contentType: 'faqPage', place: { kind: 'slug' }, titleField: 'title' },
  search: { contentType: 'searchPage', place: { kind: 'fixed', slug: 'search' }, titleField: 'title' },
} as const satisfies Record<PageType, PageTypeRow>

/** Page types whose pages live below their own slug, in the order in which two entries with one slug are decided. */
export type SluggedPageType = {
  [Type in PageType]: (typeof pageTypes)[Type]['place'] extends { kind: 'slug' } ? Type : never
}[PageType]

const isSlugged = (type: PageType): type is SluggedPageType => pageTypes[type].place.kind === 'slug'

const allTypes: PageType[] = Object.keys(pageTypes).filter((key): key is PageType => key in pageTypes)

export const sluggedPageTypes: SluggedPageType[] = allTypes.filter(isSlugged)

/** Where the page of an entry of this content type lives; null for entries that are no pages. */
export const placeOfContentType = (contentType: string): PageTypeRow['place'] | null => {
  const rows: PageTypeRow[] = Object.values(pageTypes)
  return rows.find((row) => row.contentType === contentType)?.place ?? null
}

/** The page type that lives at a fixed path, if any. */
export const fixedPageTypeAt = (slug: string): PageType | null =>
  allTypes.find((type) => {
    const { place }: PageTypeRow = pageTypes[type]
    return place.kind === 'fixed' && place.slug === slug
  }) ?? null

/** Slugs of the pages at fixed paths. */
export const fixedSlugs: string[] = allTypes.flatMap((type) => {
  const { place }: PageTypeRow = pageTypes[type]
  return place.kind === 'fixed' ? [place.slug] : []
})
