import type { PageProps } from '@/models/page-props'
import { layoutStaticProps } from '@/page-props/with-static-props'
import { ErrorPage } from '@/templates/error/ErrorPage'

export const getStaticProps = layoutStaticProps

/** The page could not be made, and there is no earlier one to show. */
export default function ServerErrorRoute({ site }: Partial<PageProps>) {
  return <ErrorPage kind="serverError" siteName={site?.header.logo?.alt || null} />
}
