import type { PageModel } from '@/shared/content-model'
import type { PageProps } from '@/shared/content-model/views/page-props'

/** The page of some page props, with its content blocks, which are sent separately (behavior LAYOUT-6). */
export function pageOfProps({ page, contentPageDataCollection: containers }: PageProps): PageModel | null {
  return page?.type === 'content' && containers ? { ...page, containers } : page
}
