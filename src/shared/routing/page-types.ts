import {
  type ContentTypeId,
  contentTypes,
  type PageContentType,
  type PageType,
  type SluggedPageType,
} from '@/shared/content-model'
import type { PageFacts } from '@/shared/content-model/declare'

export type { SluggedPageType }

interface PageTypeRow extends Required<Omit<PageFacts, 'path' | 'type'>> {
  type: PageType
  /** Content type of the page's entry. */
  contentType: PageContentType
  /** Below its own slug, or at one fixed path below `/pt-br/`. */
  place: { kind: 'slug' } | { kind: 'fixed'; slug: string }
}

type Declared = (typeof contentTypes)[ContentTypeId]

const isPage = (declared: Declared): declared is Extract<Declared, { id: PageContentType }> =>
  'page' in declared.facts

const rows: PageTypeRow[] = Object.values(contentTypes)
  .filter(isPage)
  .map(({ id, facts: { page } }) => {
    const { path, ...facts }: PageFacts = page
    return {
      titleField: 'title',
      isListing: false,
      showsFoundEntries: false,
      isUnlisted: false,
      ...facts,
      type: page.type,
      contentType: id,
      place: path === undefined ? { kind: 'slug' } : { kind: 'fixed', slug: path },
    }
  })

/** Page types, as their content types declare them. */
export const pageTypes: Readonly<Record<PageType, PageTypeRow>> = Object.assign(
  Object.create(null),
  ...rows.map((row) => ({ [row.type]: row })),
)

const isSlugged = (type: PageType): type is SluggedPageType => pageTypes[type].place.kind === 'slug'

/** Page types with slugs, in order of precedence for equal slugs. */
export const sluggedPageTypes: SluggedPageType[] = rows.map(({ type }) => type).filter(isSlugged)

/** Slugged page types from which other pages are reached. */
export const listingPageTypes: SluggedPageType[] = sluggedPageTypes.filter(
  (type) => pageTypes[type].isListing,
)

/** The place of a content type's pages; null if its entries are no pages. */
export function placeOfContentType(contentType: string): PageTypeRow['place'] | null {
  return rows.find((row) => row.contentType === contentType)?.place ?? null
}

/** The page type at a fixed path, if any. */
export function fixedPageTypeAt(slug: string): PageType | null {
  return rows.find(({ place }) => place.kind === 'fixed' && place.slug === slug)?.type ?? null
}

const slugsOf = (some: PageTypeRow[]): string[] =>
  some.flatMap(({ place }) => (place.kind === 'fixed' ? [place.slug] : []))

/** Slugs of pages at fixed paths. */
export const fixedSlugs: string[] = slugsOf(rows)

/** Those that search engines may list. */
export const listedFixedSlugs: string[] = slugsOf(rows.filter(({ isUnlisted }) => !isUnlisted))
