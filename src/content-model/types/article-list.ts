import { contentType } from '../content-type'
import { many, one, symbol } from '../fields'

export const articleList = contentType(
  'articleList',
  { name: 'Aba de artigos', description: 'Artigos de uma aba da listagem.', displayField: 'title' },
  {
    title: symbol('Título', { required: true }),
    uniqueId: symbol('Identificador', { required: 'editors', unique: true }),
    categoryArticles: many('Artigos da categoria', ['article']),
    extraArticles: many('Artigos extras', ['extraArticle', 'article']),
    viewMore: one('Ver mais', ['linkButton']),
    sickDay: one('Dia de cama', ['callout', 'banner']),
  },
)
