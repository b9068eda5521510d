import { contentTypes } from '@/shared/content-model'
import { pageTypes } from '@/shared/routing/page-types'

/** A page type's address for Settings, Content preview: Contentful has no public API for them. */
interface PreviewAddress {
  contentType: string
  name: string
  url: string
}

/** The addresses by which editors preview drafts, one a page type; `SECRET` is a placeholder for PREVIEW_SECRET. */
export function previewAddresses(siteUrl: string): PreviewAddress[] {
  return Object.values(pageTypes).map(({ contentType, place }) => {
    const slug = place.kind === 'fixed' ? place.slug || 'home' : '{entry.fields.slug}'
    return {
      contentType,
      name: contentTypes[contentType].name,
      url: `${siteUrl}/api/preview/?secret=SECRET&slug=${slug}&id={entry.sys.id}`,
    }
  })
}

/** The address for every other content type: the site finds a page that shows the entry. */
export function sectionPreviewAddress(siteUrl: string): string {
  return `${siteUrl}/api/preview/?secret=SECRET&shows={entry.sys.id}`
}
