import { contentType } from '../content-type'
import { many, symbol } from '../fields'
import { pageFields } from '../page-fields'

export const sitemap = contentType(
  'sitemap',
  {
    name: 'Mapa do site',
    description: 'A página com todos os caminhos.',
    displayField: 'name',
    page: { type: 'sitemap', titleField: 'pageHeading', isListing: true, showsFoundEntries: true },
  },
  {
    ...pageFields,
    pageHeading: symbol('Título da página', { required: true }),
    leftSection: many('Coluna esquerda', ['sitemapSection']),
    rightSection: many('Coluna direita', ['sitemapSection']),
  },
)
