import type { PageProps } from '@/content-model/views/page-props'
import { resolvePage } from '@/page-props/resolve-page'
import { withStaticProps } from '@/page-props/with-static-props'
import { PageTemplate } from '@/templates/PageTemplate'
import { pageOfProps } from '@/templates/page-of-props'

export const getStaticProps = withStaticProps(({ slug, source, draft }) => resolvePage(slug, source, draft))

/** Home. */
export default function HomeRoute(props: PageProps) {
  const page = pageOfProps(props)
  return page && <PageTemplate page={page} />
}
