import { contentType } from '../content-type'
import { many, one, symbol } from '../fields'

export const sitemapSection = contentType(
  'sitemapSection',
  { name: 'Seção do mapa', description: 'Uma parte do mapa do site.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    contentType: symbol('Tipo de conteúdo', {
      help: 'Preenche a seção com tudo o que está publicado deste tipo.',
    }),
    link: one('Link', ['link']),
    subsections: many('Subseções', ['sitemapSubsection']),
  },
)
