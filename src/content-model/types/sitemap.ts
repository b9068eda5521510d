import type { PageBase } from '@/models/page-base'
import { pageType } from '../declare'
import { many, symbol } from '../fields'
import { pageFields } from '../page-fields'
import type { SitemapSection } from './sitemap-section'

export const sitemap = pageType(
  'sitemap',
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
