import dynamic from 'next/dynamic'
import type { PageProps } from '@/content-model/views/page-props'
import { layoutStaticProps } from '@/page-props/with-static-props'

// A chunk of its own, as other templates: the router puts a route's own styles inline, which the policy refuses (ADR 2).
const ErrorPage = dynamic(() => import('@/templates/error/ErrorPage').then((module) => module.ErrorPage))

export const getStaticProps = layoutStaticProps

/** The page could not be made, and there is no earlier one to show. */
export default function ServerErrorRoute({ site }: Partial<PageProps>) {
  return <ErrorPage kind="serverError" siteName={site?.header.logo?.alt || null} />
}
