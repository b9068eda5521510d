import type { PageProps } from '@/content-model/views/page-props'
import { resolvePage } from '@/page-props/resolve-page'
import { slugStaticPaths, withStaticProps } from '@/page-props/with-static-props'
import { PageTemplate } from '@/templates/PageTemplate'
import { pageOfProps } from '@/templates/page-of-props'

export const getStaticPaths = slugStaticPaths
export const getStaticProps = withStaticProps(({ slug, source, draft }) => resolvePage(slug, source, draft))

/** Every page below home, by the slug that editors gave it. */
export default function SlugRoute(props: PageProps) {
  const page = pageOfProps(props)
  return page && <PageTemplate page={page} />
}
