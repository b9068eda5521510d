import type { CardModel } from '@/models/card'
import type { ListOpening, PageBase } from '@/models/page-base'
import { pageType } from '../declare'
import { many } from '../fields'
import { pageFields } from '../page-fields'
import { listBanner, pageDescription, pageTitle } from '../shared-fields'

export const collectionListPage = pageType(
  'collectionListPage',
  'Coleções',
  'A página que reúne as coleções.',
  { type: 'collectionList', isListing: true, showsFoundEntries: true },
  {
    ...pageFields,
    title: pageTitle,
    description: pageDescription,
    banner: listBanner,
    collections: many('Coleções', ['collectionPage'], { help: 'Os cartões das coleções, nesta ordem.' }),
  },
)

export interface CollectionListModel extends PageBase, ListOpening {
  type: 'collectionList'
  collections: CardModel[]
}
