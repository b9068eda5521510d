import type { PageProps } from '@/models/page-props'
import { frameStaticProps } from '@/page-props/with-static-props'
import { ErrorPage } from '@/templates/error/ErrorPage'

export const getStaticProps = frameStaticProps

/** No page at this address (behavior ERR-1). */
export default function NotFoundRoute({ shell }: Partial<PageProps>) {
  return <ErrorPage kind="notFound" siteName={shell?.header.logo?.alt || null} />
}
