import type { PageBase } from '@/shared/content-model/views/page-base'
import { contentType, pageType } from '../declare'
import { many, one, symbol } from '../fields'
import { pageFields } from '../page-fields'

export const sitemapSubsection = contentType('Subseção do mapa', 'Links sob um título.', {
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
})

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

export const sitemapSection = contentType('Seção do mapa', 'Uma parte do mapa do site.', {
  title: symbol('Título', { required: true, max: 60, help: 'O título da seção no mapa.' }),
  contentType: symbol('Tipo de conteúdo', {
    help: 'Preenche a seção com tudo o que está publicado deste tipo.',
  }),
  link: one('Link', ['link'], {
    help: 'A página a que o título leva. Não publicada: o título aparece sem link.',
  }),
  subsections: many('Subseções', ['sitemapSubsection'], {
    help: 'As partes da seção, nesta ordem. Sem links, uma parte não aparece.',
  }),
})

export interface SitemapSection extends SitemapSubsection {
  subsections: SitemapSubsection[]
  /** Where all pages of its content type are listed; of the section as a page carries it, only where it leaves some out. */
  list?: string
}

export const sitemap = pageType(
  'Mapa do site',
  'A página com todos os caminhos.',
  { type: 'sitemap', titleField: 'pageHeading', isListing: true, showsFoundEntries: true },
  {
    ...pageFields,
    pageHeading: symbol('Título da página', {
      required: true,
      max: 100,
      help: 'O título no alto da página, na trilha e na aba do navegador.',
    }),
    leftSection: many('Coluna esquerda', ['sitemapSection'], {
      help: 'As seções da primeira coluna. Links para páginas que não estão publicadas não aparecem.',
    }),
    rightSection: many('Coluna direita', ['sitemapSection'], {
      help: 'As seções da segunda coluna. Links para páginas que não estão publicadas não aparecem.',
    }),
  },
)

/** The sitemap page (behavior SITEMAP-1): only links to pages that are published. */
export interface SitemapModel extends PageBase {
  type: 'sitemap'
  left: SitemapSection[]
  right: SitemapSection[]
}
