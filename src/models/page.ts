import type { ImageFile } from './picture'
import type { CarouselSection, Section, SectionContainer } from './sections'

/** Page metadata (specification §3): what search engines and social networks read. */
export interface PageMeta {
  title: string
  description: string | null
  keywords: string | null
  canonicalUrl: string | null
  openGraphTitle: string | null
  openGraphDescription: string | null
  openGraphImage: ImageFile | null
  noIndex: boolean
}

/** One step of the trail; the last one is the page itself and is drawn without a link. */
export interface Crumb {
  id: string
  title: string
  href: string
}

interface PageBase {
  id: string
  /** Below `/pt-br/`, without slashes at the ends; empty for home. */
  slug: string
  title: string
  meta: PageMeta
  crumbs: Crumb[]
  isTransparent: boolean
  topSpacing: 'none' | 'small' | 'medium' | 'large'
  /** ISO 8601. */
  updatedAt: string
}

export interface HomePageModel extends PageBase {
  type: 'home'
  carousel: CarouselSection | null
  /** In the order of specification §3; absent ones are left out. */
  sections: Section[]
}

export interface ContentPageModel extends PageBase {
  type: 'content'
  containers: SectionContainer[]
}

export type PageModel = HomePageModel | ContentPageModel
export type PageType = PageModel['type']
export type PageOf<Type extends PageType> = Extract<PageModel, { type: Type }>
