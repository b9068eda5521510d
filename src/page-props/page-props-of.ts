import { LOCALE } from '@/config/site'
import { type ContentSource, contentPages } from '@/content/pages'
import { sitePaths } from '@/content/paths'
import type { DraftReading } from '@/content/preview'
import type { PageModel } from '@/content-model'
import type { PageProps } from '@/models/page-props'
import { boundedPage } from './bounded-page'
import { completeCrumbs } from './crumbs'
import { loadGlobalData } from './global-data'

/**
 * Props around a page model; null for pages without one, e.g. error pages. Visitors' pages are limited; editors get
 * everything, to edit in place.
 */
export async function pagePropsOf(
  whole: PageModel | null,
  source: ContentSource,
  draft: DraftReading | null = null,
): Promise<PageProps> {
  const page = whole && source === 'delivery' ? boundedPage(whole) : whole
  const { globalData, labels, label } = await loadGlobalData(source, draft)
  return {
    locale: LOCALE,
    isTransparent: page?.isTransparent ?? false,
    topSpacing: page?.topSpacing ?? 'none',
    breadCrumbData: page
      ? completeCrumbs(page, await sitePaths().known(source), label, contentPages().dependOn)
      : [],
    mwLabels: labels,
    contentPageDataCollection: page?.type === 'content' ? page.containers : null,
    site: globalData,
    // Sent once: `pageOfProps` puts them back.
    page: page?.type === 'content' ? { ...page, containers: [] } : page,
    isPreview: source === 'preview',
  }
}
