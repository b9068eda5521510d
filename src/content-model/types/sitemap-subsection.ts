import { contentType } from '../content-type'
import { many, one, symbol } from '../fields'

export const sitemapSubsection = contentType(
  'sitemapSubsection',
  { name: 'Subseção do mapa', description: 'Links sob um título.', displayField: 'title' },
  {
    title: symbol('Título', { required: 'editors' }),
    sitemapTitle: symbol('Título no mapa'),
    sectionLink: one('Link do título', ['link']),
    sectionItems: many('Links', ['link']),
  },
)
