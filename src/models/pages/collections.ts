import type { PageBase } from '../page-base'
import type { Picture } from '../picture'
import type { RichText } from '../rich-text'
import type { BannerSection, CardModel, NoticeSection, SectionContainer } from '../sections'

export interface CollectionListModel extends PageBase {
  type: 'collectionList'
  description: string | null
  banner: BannerSection | null
  collections: CardModel[]
}

export interface CollectionModel extends PageBase {
  type: 'collection'
  shortDescription: string | null
  description: RichText
  picture: Picture | null
  products: CardModel[]
  articles: CardModel[]
  containers: SectionContainer[]
  notice: NoticeSection | null
}
