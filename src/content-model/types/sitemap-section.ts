import { contentType } from '../declare'
import { many, one, symbol } from '../fields'
import type { SitemapSubsection } from './sitemap-subsection'

export const sitemapSection = contentType('sitemapSection', 'Seção do mapa', 'Uma parte do mapa do site.', {
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
