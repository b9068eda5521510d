import type { GetStaticPropsResult } from 'next'
import { nextDue } from '@/content/changes'
import { type ContentSource, contentPages } from '@/content/pages'
import type { PageProps } from '@/models/page-props'
import { saveDependencies, wholeDependencies } from '@/publishing/affected/save-dependencies'
import { pathOfSlug } from '@/routing/links'

/** Revalidated when a part of the page appears or disappears by itself, if that is before its time (behavior TIME-2). */
const untilDue = (result: GetStaticPropsResult<PageProps>, due: number): GetStaticPropsResult<PageProps> => {
  if (typeof result.revalidate !== 'number') return result
  const seconds = Math.max(1, Math.ceil((due - Date.now()) / 1000))
  return { ...result, revalidate: Math.min(result.revalidate, seconds) }
}

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
  return untilDue(result, nextDue(wholeDependencies(dependencies)))
}
