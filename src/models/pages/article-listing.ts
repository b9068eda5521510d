import type { Action } from '../link'
import type { PageBase } from '../page-base'
import type { BannerSection, CalloutSection, CardModel } from '../sections'

export interface ArticleTeaser {
  card: CardModel
  isHowTo: boolean
  /** What the card's sign says; null leaves it to the label table. */
  keepReading: string | null
}

export type Promo = BannerSection | CalloutSection

export interface ArticleTab {
  /** Its value in `?aba=`; unique among the tabs. */
  key: string
  title: string
  /** Ids of its teasers, those of the category first. */
  teasers: string[]
  viewMore: Action | null
  /** Only where it differs from the page's own. */
  sickDay: Promo | null
}

/** The article listing with its tabs (specification §3, "Article list"). */
export interface ArticleListingModel extends PageBase {
  type: 'articleListing'
  description: string | null
  banner: BannerSection | null
  tabs: ArticleTab[]
  /** Every teaser of any tab, once. */
  teasers: ArticleTeaser[]
  sickDay: Promo | null
}
