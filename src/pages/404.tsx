import type { PageProps } from '@/models/page-props'
import { layoutStaticProps } from '@/page-props/with-static-props'
import { ErrorPage } from '@/templates/error/ErrorPage'

export const getStaticProps = layoutStaticProps

/** No page at this address (behavior ERR-1). */
export default function NotFoundRoute({ globalData }: Partial<PageProps>) {
  return <ErrorPage kind="notFound" siteName={globalData?.header.logo?.alt || null} />
}
