import type { GetStaticPropsResult } from 'next'
import dynamic from 'next/dynamic'
import { contentPages } from '@/server/content/pages'
import { layoutStaticProps } from '@/server/page-props/with-static-props'
import type { PopularSearch } from '@/shared/content-model/types/header'
import type { PageProps } from '@/shared/content-model/views/page-props'
import { type Way, waysOf } from '@/ui/templates/error/ways-of'

// A chunk of its own, as other templates: the router puts a route's own styles inline, which the policy refuses (ADR 2).
const ErrorPage = dynamic(() => import('@/ui/templates/error/ErrorPage').then((module) => module.ErrorPage))

interface NotFoundProps extends PageProps {
  /** Read from the menus here: a document brings browsers only what they draw themselves. */
  ways: Way[]
  popularSearches: PopularSearch[]
}

export async function getStaticProps(): Promise<GetStaticPropsResult<NotFoundProps>> {
  const { props, ...result } = await layoutStaticProps()
  const pages = contentPages()
  const { popularSearches } = await pages.globalData(pages.source(false))
  return { ...result, props: { ...props, ways: waysOf(props.site.header), popularSearches } }
}

/** No page at this address (behavior ERR-1). */
export default function NotFoundRoute({ site, ways, popularSearches }: Partial<NotFoundProps>) {
  return (
    <ErrorPage
      kind="notFound"
      siteName={site?.header.logo?.alt || null}
      ways={ways ?? []}
      popularSearches={popularSearches ?? []}
    />
  )
}
