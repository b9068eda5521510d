import { contentType } from '../content-type'
import { many, one, symbol, text } from '../fields'
import { pageFields } from '../page-fields'

export const collectionListPage = contentType(
  'collectionListPage',
  {
    name: 'Coleções',
    description: 'A página que reúne as coleções.',
    displayField: 'name',
    page: { type: 'collectionList', isListing: true, showsFoundEntries: true },
  },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    description: text('Descrição'),
    banner: one('Faixa de abertura', ['banner']),
    collections: many('Coleções', ['collectionPage']),
  },
)
