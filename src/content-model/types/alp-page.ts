import { contentType } from '../content-type'
import { many, one, symbol, text } from '../fields'
import { pageFields } from '../page-fields'

export const alpPage = contentType(
  'alpPage',
  {
    name: 'Listagem de artigos',
    description: 'A página com as abas de artigos.',
    displayField: 'name',
    page: { type: 'articleListing', isListing: true, showsFoundEntries: true },
  },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    description: text('Descrição'),
    banner: one('Faixa de abertura', ['banner']),
    articleLists: many('Abas', ['articleList']),
    sickDay: one('Dia de cama', ['callout', 'banner']),
  },
)
