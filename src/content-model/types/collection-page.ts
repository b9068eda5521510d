import { contentType } from '../content-type'
import { many, one, picture, richText, symbol, text } from '../fields'
import { pageFields } from '../page-fields'

export const collectionPage = contentType(
  'collectionPage',
  {
    name: 'Coleção',
    description: 'Produtos reunidos por uma ocasião.',
    displayField: 'name',
    page: { type: 'collection' },
  },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    shortDescription: text('Descrição curta'),
    description: richText('Descrição'),
    heroImage: picture('Imagem'),
    products: many('Produtos', ['product']),
    articles: many('Artigos', ['article']),
    sectionContainers: many('Blocos', ['sectionContainer']),
    notice: one('Aviso de saúde', ['notice']),
  },
)
