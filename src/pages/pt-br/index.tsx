import { resolvePage } from '@/server/page-props/resolve-page'
import { withStaticProps } from '@/server/page-props/with-static-props'
import type { PageProps } from '@/shared/content-model/views/page-props'
import { PageTemplate } from '@/ui/templates/PageTemplate'
import { pageOfProps } from '@/ui/templates/page-of-props'

export const getStaticProps = withStaticProps(({ slug, source, draft }) => resolvePage(slug, source, draft))

/** Home. */
export default function HomeRoute(props: PageProps) {
  const page = pageOfProps(props)
  return page && <PageTemplate page={page} />
}
