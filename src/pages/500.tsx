import type { PageProps } from '@/models/page-props'
import { frameStaticProps } from '@/page-props/with-static-props'
import { ErrorPage } from '@/templates/error/ErrorPage'

export const getStaticProps = frameStaticProps

/** The page could not be made, and there is no earlier one to show. */
export default function ServerErrorRoute({ shell }: Partial<PageProps>) {
  return <ErrorPage kind="serverError" siteName={shell?.header.logo?.alt || null} />
}
