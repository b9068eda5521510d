import type { LineColor } from '@/shared/content-model/vocabulary'
import type { ImageFile, Picture } from './picture'

/** The picture of a shared page, with the asset's description; blank where it has none. */
export interface SharedPicture extends ImageFile {
  alt?: string
}

/** Page metadata (behavior MODEL-1): what search engines and social networks read. */
export interface PageMeta {
  title: string
  description: string | null
  keywords: string | null
  canonicalUrl: string | null
  /** What the page is called in its breadcrumb, where that is not its title. */
  pageTitle: string | null
  openGraphTitle: string | null
  openGraphDescription: string | null
  openGraphImage: SharedPicture | null
  noIndex: boolean
}

/** One step of the breadcrumb; the last one is the page itself and is drawn without a link. */
export interface Crumb {
  id: string
  title: string
  href: string
}

/** What opens a listing besides its title, and what is said of it below the list. */
export interface ListOpening {
  picture: Picture | null
  words: string[]
}

export interface PageBase {
  id: string
  /** Below `/pt-br/`, without slashes at the ends; empty for home. */
  slug: string
  title: string
  meta: PageMeta
  crumbs: Crumb[]
  isTransparent: boolean
  topSpacing: 'none' | 'small' | 'medium' | 'large'
  lineColor?: LineColor
  /** ISO 8601. */
  updatedAt: string
  /** Where that part of its lists is asked for which the page is too long to carry (behavior LIST-8). */
  restHref?: string
}
