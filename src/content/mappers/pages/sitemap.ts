import { z } from 'zod'
import type { SitemapLink, SitemapModel, SitemapSection, SitemapSubsection } from '@/models/pages/sitemap'
import { trimSlug } from '@/routing/slugs'
import { type EntryLink, links, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { leadsSomewhere, linksOfContentType } from '../../paths/page-links'
import type { PathIndex } from '../../paths/path-entry'
import type { MapContext } from '../context'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { linkMapper } from '../links'
import { mapPageBase, pageFields } from './base'

const hrefOf = (link: EntryLink | null, context: MapContext, from: { id: string; field: string }) =>
  mapLink(link, [linkMapper], context, from)?.href ?? null

const subsectionMapper = defineMapper(
  'sitemapSubsection',
  z.object({
    title: optionalText,
    sitemapTitle: optionalText,
    sectionLink: optionalLink,
    sectionItems: links,
  }),
  (fields, entry, context): SitemapSubsection => ({
    id: entry.id,
    title: fields.sitemapTitle ?? fields.title ?? entry.fail('title', 'is blank'),
    href: hrefOf(fields.sectionLink, context, { id: entry.id, field: 'sectionLink' }),
    links: mapLinks(fields.sectionItems, [linkMapper], context, { id: entry.id, field: 'sectionItems' }).map(
      ({ href, text }): SitemapLink => ({ href, text }),
    ),
  }),
)

/** A section before it is filled: `contentType` says what of. */
type MappedSection = SitemapSection & { contentType: string | null }

const sectionMapper = defineMapper(
  'sitemapSection',
  z.object({ title: requiredText, contentType: optionalText, link: optionalLink, subsections: links }),
  (fields, entry, context): MappedSection => ({
    id: entry.id,
    title: fields.title,
    contentType: fields.contentType,
    href: hrefOf(fields.link, context, { id: entry.id, field: 'link' }),
    links: [],
    subsections: mapLinks(fields.subsections, [subsectionMapper], context, {
      id: entry.id,
      field: 'subsections',
    }),
  }),
)

const sitemapFields = pageFields.extend({
  slug: requiredText,
  pageHeading: requiredText,
  leftSection: links,
  rightSection: links,
})

export const sitemapMapper = defineMapper('sitemap', sitemapFields, (fields, entry, context) => {
  const from = (field: string) => ({ id: entry.id, field })
  return {
    type: 'sitemap' as const,
    ...mapPageBase(fields, entry, context, { slug: trimSlug(fields.slug), title: fields.pageHeading }),
    left: mapLinks(fields.leftSection, [sectionMapper], context, from('leftSection')),
    right: mapLinks(fields.rightSection, [sectionMapper], context, from('rightSection')),
  }
})

type MappedSitemap = ReturnType<(typeof sitemapMapper)['read']>

const isShown = ({ href, links: found, subsections = [] }: SitemapSubsection & Partial<SitemapSection>) =>
  href !== null || found.length > 0 || subsections.length > 0

/**
 * Keeps a sitemap in step with what is published: sections of a content type get all of its pages, and what leads to a
 * page that is not there is left out.
 */
export const withPublishedPages = (sitemap: MappedSitemap, index: PathIndex): SitemapModel => {
  const lives = (href: string | null): href is string => href !== null && leadsSomewhere(index, href)
  const liveSubsection = ({ href, links: found, ...rest }: SitemapSubsection): SitemapSubsection => ({
    ...rest,
    href: lives(href) ? href : null,
    links: found.filter((link) => lives(link.href)),
  })
  const fill = ({ contentType, subsections, ...section }: MappedSection): SitemapSection => ({
    ...liveSubsection(section),
    links: contentType === null ? [] : linksOfContentType(index, contentType),
    subsections: subsections.map(liveSubsection).filter(isShown),
  })
  return {
    ...sitemap,
    left: sitemap.left.map(fill).filter(isShown),
    right: sitemap.right.map(fill).filter(isShown),
  }
}
