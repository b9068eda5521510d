import type { PageProps } from '@/models/page-props'
import { layoutStaticProps } from '@/page-props/with-static-props'
import { ErrorPage } from '@/templates/error/ErrorPage'

export const getStaticProps = layoutStaticProps

/** No page at this address (behavior ERR-1). */
export default function NotFoundRoute({ site }: Partial<PageProps>) {
  return <ErrorPage kind="notFound" siteName={site?.header.logo?.alt || null} />
}
