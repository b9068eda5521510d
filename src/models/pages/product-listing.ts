import type { PageBase } from '../page-base'
import type { BannerSection, CalloutSection, CardModel, LinksSection, NoticeSection } from '../sections'

export interface ListedProduct {
  card: CardModel
  /** Unique ids of the facets that it carries. */
  facets: string[]
  /** Places in the sorts `featured` and `newest`, the first being 1; null comes last. */
  featured: number | null
  newest: number | null
}

export interface FilterGroup {
  id: string
  title: string
  /** Groups of one category are one condition: what is chosen in them are alternatives. */
  category?: string
  /** `id` is the facet's unique id, as in the address. */
  facets: { id: string; title: string }[]
}

export interface ProductListingModel extends PageBase {
  type: 'productListing'
  description: string | null
  banner: BannerSection | null
  /** As editors set it; null leaves it to the label table and then to the default (specification §9). */
  pageSize: number | null
  links: LinksSection | null
  groups: FilterGroup[]
  /** Facets that its products carry but no group offers: an address may ask for them. */
  otherFacets: FilterGroup['facets']
  /** All products of the listing, by the rule of specification §4 for its own facet. */
  products: ListedProduct[]
  bottomBanner: BannerSection | CalloutSection | null
  notice: NoticeSection | null
}
