import type { GetStaticPropsResult } from 'next'
import { type ContentSource, contentPages } from '@/content/pages'
import type { PageProps } from '@/models/page-props'
import { saveDependencies } from '@/publishing/affected/save-dependencies'
import { pathOfSlug } from '@/routing/links'

/**
 * Makes a page's props and stores their dependencies, so that a webhook finds the page. Not for drafts, which
 * visitors do not see. After a failure, the record of the page still served remains.
 */
export async function withDependencies(
  slug: string,
  source: ContentSource,
  makeProps: () => Promise<GetStaticPropsResult<PageProps>>,
): Promise<GetStaticPropsResult<PageProps>> {
  if (source === 'preview') return makeProps()
  const { result, dependencies } = await contentPages().collectDependencies(makeProps)
  await saveDependencies(pathOfSlug(slug), 'notFound' in result ? null : dependencies)
  return result
}
