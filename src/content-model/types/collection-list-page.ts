import type { CardModel } from '@/models/card'
import type { ListOpening, PageBase } from '@/models/page-base'
import { pageType } from '../declare'
import { many, one, symbol, text } from '../fields'
import { pageFields } from '../page-fields'

export const collectionListPage = pageType(
  'collectionListPage',
  'Coleções',
  'A página que reúne as coleções.',
  { type: 'collectionList', isListing: true, showsFoundEntries: true },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    description: text('Descrição'),
    banner: one('Faixa de abertura', ['banner'], {
      help: 'Da faixa aparecem a imagem, em telas largas, e a descrição.',
    }),
    collections: many('Coleções', ['collectionPage']),
  },
)

export interface CollectionListModel extends PageBase, ListOpening {
  type: 'collectionList'
  collections: CardModel[]
}
