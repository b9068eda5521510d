import { contentType } from '../declare'
import { many, one, symbol } from '../fields'

export const sitemapSubsection = contentType(
  'sitemapSubsection',
  'Subseção do mapa',
  'Links sob um título.',
  {
    title: symbol('Título', {
      required: 'editors',
      seldomShown: true,
      help: 'O título acima dos links, e o nome entre os editores.',
    }),
    sitemapTitle: symbol('Título no mapa', { max: 60, help: 'Aparece no mapa em vez do Título.' }),
    sectionLink: one('Link do título', ['link'], {
      help: 'A página a que o título leva. Não publicada: o título aparece sem link.',
    }),
    sectionItems: many('Links', ['link'], {
      help: 'Os links, nesta ordem. Os de páginas que não estão publicadas não aparecem.',
    }),
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
