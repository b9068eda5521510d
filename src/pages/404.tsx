import { frameStaticProps } from '@/page-props/with-static-props'
import { ErrorPage } from '@/templates/error/ErrorPage'

export const getStaticProps = frameStaticProps

/** No page at this address (specification §8). */
export default function NotFoundRoute() {
  return <ErrorPage kind="notFound" />
}
