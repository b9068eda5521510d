import { LOCALE } from '@/config/site'
import { type ContentSource, contentPages } from '@/content/pages'
import { sitePaths } from '@/content/paths'
import type { PageModel } from '@/content-model'
import type { PageProps } from '@/models/page-props'
import { completeCrumbs } from './crumbs'
import { loadShell } from './shell'

/** Props around a page model; null on pages that stand without one, such as the error pages. */
export const pagePropsOf = async (page: PageModel | null, source: ContentSource): Promise<PageProps> => {
  const { shell, labels, label } = await loadShell(source)
  return {
    locale: LOCALE,
    isTransparent: page?.isTransparent ?? false,
    topSpacing: page?.topSpacing ?? 'none',
    breadCrumbData: page
      ? completeCrumbs(page, await sitePaths().known(source), label, contentPages().dependOn)
      : [],
    mwLabels: labels,
    contentPageDataCollection: page?.type === 'content' ? page.containers : null,
    shell,
    // Blocks travel once: `pageOfProps` puts them back.
    page: page?.type === 'content' ? { ...page, containers: [] } : page,
    isPreview: source === 'preview',
  }
}
