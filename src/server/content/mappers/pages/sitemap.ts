import type { Entry } from '@/shared/content-model/entry'
import type { SitemapModel, SitemapSection, SitemapSubsection } from '@/shared/content-model/types/sitemap'
import { pageListPath } from '@/shared/routing/page-lists'
import { pageTypes, sluggedPageTypes } from '@/shared/routing/page-types'
import { isResolvable, linksToPages } from '../../paths/page-links'
import type { PathIndex } from '../../paths/path-entry'
import { mapEach, mapOne } from '../../reader/map'
import { mapLink } from '../links'
import { mapPageBase } from './base'

/** The address of a link to a page that is published, or out of the site; else null. */
const hrefOf = (link: Entry<'link'> | null, index: PathIndex): string | null => {
  const href = mapOne(link, mapLink)?.href ?? null
  return href !== null && isResolvable(index, href) ? href : null
}

const mapSubsection = (entry: Entry<'sitemapSubsection'>, index: PathIndex): SitemapSubsection => {
  const { sitemapTitle, title, sectionLink, sectionItems } = entry.fields
  return {
    id: entry.id,
    title: sitemapTitle ?? title ?? entry.fail('title', 'empty'),
    href: hrefOf(sectionLink, index),
    links: mapEach(sectionItems, mapLink)
      .map(({ href, text }) => ({ href, text }))
      .filter(({ href }) => isResolvable(index, href)),
  }
}

const isShown = ({ href, links, subsections = [] }: SitemapSubsection & Partial<SitemapSection>) =>
  href !== null || links.length > 0 || subsections.length > 0

/** A section; one of a content type gets all of its pages. */
const mapSection = ({ id, fields }: Entry<'sitemapSection'>, index: PathIndex): SitemapSection => {
  const type = sluggedPageTypes.find((each) => pageTypes[each].contentType === fields.contentType)
  return {
    id,
    title: fields.title,
    href: hrefOf(fields.link, index),
    links: type === undefined ? [] : linksToPages(index, (page) => page.type === type),
    subsections: mapEach(fields.subsections, (entry) => mapSubsection(entry, index)).filter(isShown),
    ...(type !== undefined && { list: pageListPath(type) }),
  }
}

/** A sitemap in step with what is published: what leads to a page that is not there is left out. */
export function mapSitemap(entry: Entry<'sitemap'>, index: PathIndex): SitemapModel {
  const { pageHeading, leftSection, rightSection } = entry.fields
  const sectionsOf = (sections: Entry<'sitemapSection'>[]) =>
    mapEach(sections, (section) => mapSection(section, index)).filter(isShown)
  return {
    type: 'sitemap',
    ...mapPageBase(entry, { title: pageHeading }),
    left: sectionsOf(leftSection),
    right: sectionsOf(rightSection),
  }
}
