import dynamic from 'next/dynamic'
import { layoutStaticProps } from '@/server/page-props/with-static-props'
import type { PageProps } from '@/shared/content-model/views/page-props'

// A chunk of its own, as other templates: the router puts a route's own styles inline, which the policy refuses (ADR 2).
const ErrorPage = dynamic(() => import('@/ui/templates/error/ErrorPage').then((module) => module.ErrorPage))

export const getStaticProps = layoutStaticProps

/** The page could not be made, and there is no earlier one to show. */
export default function ServerErrorRoute({ site }: Partial<PageProps>) {
  return <ErrorPage kind="serverError" siteName={site?.header.logo?.alt || null} />
}
