import type { GetStaticPropsResult } from 'next'
import dynamic from 'next/dynamic'
import type { PageProps } from '@/models/page-props'
import { layoutStaticProps } from '@/page-props/with-static-props'
import { type Way, waysOf } from '@/templates/error/ways-of'

// A chunk of its own, as other templates: the router puts a route's own styles inline, which the policy refuses (ADR 2).
const ErrorPage = dynamic(() => import('@/templates/error/ErrorPage').then((module) => module.ErrorPage))

interface NotFoundProps extends PageProps {
  /** Read from the menus here: a document brings browsers only what they draw themselves. */
  ways: Way[]
}

export async function getStaticProps(): Promise<GetStaticPropsResult<NotFoundProps>> {
  const { props, ...result } = await layoutStaticProps()
  return { ...result, props: { ...props, ways: waysOf(props.site.header) } }
}

/** No page at this address (behavior ERR-1). */
export default function NotFoundRoute({ site, ways }: Partial<NotFoundProps>) {
  return <ErrorPage kind="notFound" siteName={site?.header.logo?.alt || null} ways={ways ?? []} />
}
