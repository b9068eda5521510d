import { contentTypes, type PageContentType } from '@/shared/content-model'
import type { PageFacts } from '@/shared/content-model/declare'
import type { Entry } from '@/shared/content-model/entry'
import type { Crumb, ListOpening, PageBase, PageMeta } from '@/shared/content-model/views/page-base'
import { toAddress, trimSlug } from '@/shared/routing/links'
import { mapEach, mapOne } from '../../reader/map'
import { mapLink } from '../links'
import { mapAssetPicture } from '../pictures'
import { mapBanner } from '../sections/banners'

type MappedMeta = Omit<PageMeta, 'title'> & { title: string | null }

function mapMeta({ fields }: Entry<'pageMetadata'>): MappedMeta {
  const shared = mapAssetPicture(fields.openGraphImage)
  return {
    title: fields.metaTitle,
    description: fields.metaDescription,
    keywords: fields.metaKeywords,
    canonicalUrl: fields.canonicalUrl,
    pageTitle: fields.pageTitle,
    openGraphTitle: fields.openGraphPageTitle ?? fields.pageTitle,
    openGraphDescription: fields.openGraphDescription,
    openGraphImage: shared && { ...shared.desktop, ...(shared.alt && { alt: shared.alt }) },
    noIndex: fields.noIndex,
  }
}

function mapCrumb({ id, fields }: Entry<'breadcrumbItem'>): Crumb {
  const link = mapOne(fields.link, mapLink)
  const href = link && !link.isExternal ? link.href : null
  return { id, title: fields.title, href: href ?? toAddress('/')?.href ?? '/' }
}

/** Metadata of a page for which editors wrote none: its title and description are added by whoever maps it. */
const NO_META = {
  keywords: null,
  canonicalUrl: null,
  pageTitle: null,
  openGraphTitle: null,
  openGraphDescription: null,
  openGraphImage: null,
  noIndex: false,
}

/** What every page model has, of a page that has no entry: search engines do not list it. @param title blank: that of its section */
export function pageWithoutEntry(own: {
  id: string
  slug: string
  title: string
  description?: string
}): PageBase {
  const { id, slug, title, description = null } = own
  return {
    id,
    slug,
    title,
    meta: { ...NO_META, title, description, noIndex: true },
    crumbs: [],
    isTransparent: false,
    topSpacing: 'medium',
    updatedAt: '',
  }
}

/**
 * What every page model has. Crumbs of editors are completed in `page-props/crumbs.ts`; title and description replace missing
 * metadata.
 * @param own `slug` of pages at fixed paths
 */
export function mapPageBase(
  entry: Entry<PageContentType>,
  own: { title: string; description?: string | null; slug?: string },
): PageBase {
  const { fields } = entry
  const meta = mapOne(fields.metadata, mapMeta)
  const { isUnlisted = false }: PageFacts = contentTypes[entry.type].facts.page
  return {
    id: entry.id,
    slug: own.slug ?? ('slug' in fields ? trimSlug(fields.slug) : ''),
    title: own.title,
    meta: {
      ...(meta ?? NO_META),
      title: meta?.title ?? own.title,
      description: meta?.description ?? own.description ?? null,
      noIndex: isUnlisted || meta?.noIndex === true,
    },
    crumbs: mapEach(fields.breadcrumbs, mapCrumb),
    isTransparent: fields.isTransparent,
    topSpacing: fields.topSpacing,
    updatedAt: entry.updatedAt ?? '',
  }
}

/** What a listing shows of its banner: picture and description. Words that are twice the same are shown once. */
export function mapListOpening(description: string | null, banner: Entry<'banner'> | null): ListOpening {
  const opening = mapOne(banner, mapBanner)
  const words = [description, opening?.description].flatMap((text) => text?.trim() || [])
  return { picture: opening?.image ?? null, words: [...new Set(words)] }
}
