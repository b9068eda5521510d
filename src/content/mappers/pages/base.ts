import { z } from 'zod'
import type { Crumb, PageMeta } from '@/models/page-base'
import { toAddress } from '@/routing/links'
import { links, oneOf, optionalFlag, optionalLink, optionalText, requiredText } from '../../entries/fields'
import type { MapContext } from '../context'
import { defineMapper, type EntryInfo, mapLink, mapLinks } from '../define-mapper'
import { linkMapper } from '../links'
import { mapImageFile } from '../pictures'

/** Fields that every page type has; a page's own schema extends them. */
export const pageFields = z.object({
  name: optionalText,
  metadata: optionalLink,
  breadcrumbs: links,
  isTransparent: optionalFlag,
  topSpacing: oneOf(['none', 'small', 'medium', 'large'], 'none'),
})

type PageFields = z.infer<typeof pageFields>

const metaFields = z.object({
  metaTitle: optionalText,
  metaDescription: optionalText,
  metaKeywords: optionalText,
  pageTitle: optionalText,
  openGraphPageTitle: optionalText,
  openGraphDescription: optionalText,
  openGraphImage: optionalLink,
  canonicalUrl: optionalText,
  noIndex: optionalFlag,
})

const metaMapper = defineMapper(
  'pageMetadata',
  metaFields,
  (fields, entry, context): Omit<PageMeta, 'title'> & { title: string | null } => ({
    title: fields.metaTitle,
    description: fields.metaDescription,
    keywords: fields.metaKeywords,
    canonicalUrl: fields.canonicalUrl,
    pageTitle: fields.pageTitle,
    openGraphTitle: fields.openGraphPageTitle ?? fields.pageTitle,
    openGraphDescription: fields.openGraphDescription,
    openGraphImage: mapImageFile(fields.openGraphImage, context, { id: entry.id, field: 'openGraphImage' }),
    noIndex: fields.noIndex,
  }),
)

const crumbMapper = defineMapper(
  'breadcrumbItem',
  z.object({ title: requiredText, link: optionalLink }),
  (fields, entry, context): Crumb => {
    const link = mapLink(fields.link, [linkMapper], context, { id: entry.id, field: 'link' })
    const href = link && !link.isExternal ? link.href : null
    return { id: entry.id, title: fields.title, href: href ?? toAddress('/')?.href ?? '/' }
  },
)

/** Metadata of a page for which editors wrote none: its title and description are added by whoever maps it. */
export const NO_META = {
  keywords: null,
  canonicalUrl: null,
  pageTitle: null,
  openGraphTitle: null,
  openGraphDescription: null,
  openGraphImage: null,
  noIndex: false,
}

/**
 * What every page model starts with. Crumbs are those that editors wrote; the page's place in the site completes them
 * (`page-props/crumbs.ts`). Where metadata is missing, the page's own title and description stand in.
 */
export const mapPageBase = (
  fields: PageFields,
  entry: EntryInfo,
  context: MapContext,
  { slug, title, description = null }: { slug: string; title: string; description?: string | null },
) => {
  const meta = mapLink(fields.metadata, [metaMapper], context, { id: entry.id, field: 'metadata' })
  return {
    id: entry.id,
    slug,
    title,
    meta: {
      ...(meta ?? NO_META),
      title: meta?.title ?? title,
      description: meta?.description ?? description,
    },
    crumbs: mapLinks(fields.breadcrumbs, [crumbMapper], context, { id: entry.id, field: 'breadcrumbs' }),
    isTransparent: fields.isTransparent,
    topSpacing: fields.topSpacing,
    updatedAt: entry.updatedAt ?? '',
  }
}
