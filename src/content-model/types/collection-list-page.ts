import type { CardModel } from '@/models/card'
import type { PageBase } from '@/models/page-base'
import { pageType } from '../declare'
import { many } from '../fields'
import { pageFields } from '../page-fields'
import { bannerPageTitle, openingBanner, pageDescription } from '../shared-fields'
import type { BannerSection } from './banner'

export const collectionListPage = pageType(
  'collectionListPage',
  'Coleções',
  'A página que reúne as coleções.',
  { type: 'collectionList', isListing: true, showsFoundEntries: true },
  {
    ...pageFields,
    title: bannerPageTitle,
    description: pageDescription,
    banner: openingBanner,
    collections: many('Coleções', ['collectionPage'], { help: 'Os cartões das coleções, nesta ordem.' }),
  },
)

export interface CollectionListModel extends PageBase {
  type: 'collectionList'
  description: string | null
  banner: BannerSection | null
  collections: CardModel[]
}
