import type { GetStaticPropsResult } from 'next'
import { type ContentSource, contentPages } from '@/content/pages'
import type { PageProps } from '@/models/page-props'
import { saveDependencies } from '@/publishing/affected/save-dependencies'
import { pathOfSlug } from '@/routing/links'

/**
 * Makes a page's props and keeps what they were made of, so that a webhook finds the page again. Drafts leave no record:
 * what an editor previews says nothing of what visitors see. A failure leaves the record of the page that stays in place.
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
