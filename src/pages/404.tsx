import dynamic from 'next/dynamic'
import type { PageProps } from '@/models/page-props'
import { layoutStaticProps } from '@/page-props/with-static-props'
import { waysOf } from '@/templates/error/ways-of'

// A chunk of its own, as other templates: the router puts a route's own styles inline, which the policy refuses (ADR 2).
const ErrorPage = dynamic(() => import('@/templates/error/ErrorPage').then((module) => module.ErrorPage))

export const getStaticProps = layoutStaticProps

/** No page at this address (behavior ERR-1). */
export default function NotFoundRoute({ site }: Partial<PageProps>) {
  return (
    <ErrorPage
      kind="notFound"
      siteName={site?.header.logo?.alt || null}
      ways={site ? waysOf(site.header) : []}
    />
  )
}
