import type { LOCALE } from '@/shared/config/site'
import type { PageModel } from '@/shared/content-model'
import type { SectionContainer } from '@/shared/content-model/types/content-page'
import type { GlobalData } from './layout'
import type { Crumb } from './page-base'
import type { Places } from './places'
import type { PreviewInfo } from './preview'

/** What a page file hands to its template: the page props (behavior LAYOUT-6), with the page and the global data. */
export interface PageProps {
  locale: typeof LOCALE
  isTransparent: boolean
  topSpacing: 'none' | 'small' | 'medium' | 'large'
  breadCrumbData: Crumb[]
  /** Texts that editors changed; the rest comes from the label table. */
  mwLabels: Record<string, string>
  /** The page's content blocks; null on page types without them. */
  contentPageDataCollection: SectionContainer[] | null
  site: GlobalData
  /** Left out where the page links to none. */
  places?: Places
  /** Null on pages that stand without one, such as the error pages. Of content pages, without its blocks. */
  page: PageModel | null
  isPreview: boolean
  preview?: PreviewInfo
}
