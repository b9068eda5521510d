import { contentType } from '../declare'
import { many, one, symbol } from '../fields'

export const sitemapSubsection = contentType(
  'sitemapSubsection',
  'Subseção do mapa',
  'Links sob um título.',
  {
    title: symbol('Título', { required: 'editors' }),
    sitemapTitle: symbol('Título no mapa'),
    sectionLink: one('Link do título', ['link']),
    sectionItems: many('Links', ['link']),
  },
)

/** A link of the sitemap: an address of this site or, rarely, of another. */
export interface SitemapLink {
  href: string
  text: string
}

export interface SitemapSubsection {
  id: string
  title: string
  href: string | null
  links: SitemapLink[]
}
