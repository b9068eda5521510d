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
    pageHeading: symbol('Título da página', { required: true }),
    leftSection: many('Coluna esquerda', ['sitemapSection']),
    rightSection: many('Coluna direita', ['sitemapSection']),
  },
)

/** The sitemap page (behavior SITEMAP-1): only links to pages that are published. */
export interface SitemapModel extends PageBase {
  type: 'sitemap'
  left: SitemapSection[]
  right: SitemapSection[]
}
