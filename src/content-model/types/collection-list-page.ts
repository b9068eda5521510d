import type { CardModel } from '@/models/card'
import type { PageBase } from '@/models/page-base'
import { pageType } from '../declare'
import { many, one, symbol, text } from '../fields'
import { pageFields } from '../page-fields'
import type { BannerSection } from './banner'

export const collectionListPage = pageType(
  'collectionListPage',
  'Coleções',
  'A página que reúne as coleções.',
  { type: 'collectionList', isListing: true, showsFoundEntries: true },
  {
    ...pageFields,
    title: symbol('Título', { required: true }),
    description: text('Descrição'),
    banner: one('Faixa de abertura', ['banner']),
    collections: many('Coleções', ['collectionPage']),
  },
)

export interface CollectionListModel extends PageBase {
  type: 'collectionList'
  description: string | null
  banner: BannerSection | null
  collections: CardModel[]
}
