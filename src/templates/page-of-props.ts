import type { PageModel } from '@/content-model'
import type { PageProps } from '@/models/page-props'

/** The page of some page props, with its content blocks, which travel beside it (specification §3, "Page props"). */
export const pageOfProps = ({ page, contentPageDataCollection: containers }: PageProps): PageModel | null =>
  page?.type === 'content' && containers ? { ...page, containers } : page
