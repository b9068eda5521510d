import type { GetStaticPropsResult } from 'next'
import { noteFailure } from '@/server/cache/awaited-pages'
import { contentChanges, type Dependency, isSharedList, nextDue } from '@/server/content/changes'
import { type ContentSource, contentPages, NO_SEARCH_ENTRY } from '@/server/content/pages'
import { noteProblems } from '@/server/features/problems/note'
import { reasonOf } from '@/server/log/logger'
import { saveDependencies, wholeDependencies } from '@/server/publishing/affected/save-dependencies'
import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import type { PageProps } from '@/shared/content-model/views/page-props'
import { pathOfSlug } from '@/shared/routing/links'
import { problemOf } from './load-draft-page'

const noteAll = (
  path: string,
  dependencies: ReadonlySet<Dependency>,
  problems: readonly ContentProblem[],
): void => {
  noteProblems(path, problems)
  for (const list of [...dependencies].filter(isSharedList)) {
    const known = contentChanges().recordOfList(list)
    if (known) noteProblems(list, known.problems)
  }
}

/** Runs the work; a fault of the page's own entry is noted, while the last good page stays. */
const notingFailure = async <Result>(path: string, work: () => Promise<Result>): Promise<Result> => {
  try {
    const result = await work()
    noteFailure(path, null)
    return result
  } catch (error) {
    const problem = problemOf(error)
    if (problem) noteProblems(path, [problem])
    noteFailure(path, { reason: reasonOf(error), isOfEditors: problem !== null })
    throw error
  }
}

/** Whether it is a page that may be kept as the last good one. */
const isOfEntry = (result: GetStaticPropsResult<PageProps>): boolean =>
  !('notFound' in result) && !('props' in result && result.props.page?.id === NO_SEARCH_ENTRY)

/** Revalidated when a part of the page appears or disappears by itself, if that is before its time (behavior TIME-2). */
const untilDue = (result: GetStaticPropsResult<PageProps>, due: number): GetStaticPropsResult<PageProps> => {
  if (typeof result.revalidate !== 'number') return result
  const seconds = Math.max(1, Math.ceil((due - Date.now()) / 1000))
  return { ...result, revalidate: Math.min(result.revalidate, seconds) }
}

/**
 * Makes a page's props and stores their dependencies, so that a webhook finds the page, and notes its problems for editors.
 * Not for drafts, which visitors do not see. After a failure, the record of the page still served remains.
 */
export async function withDependencies(
  slug: string,
  source: ContentSource,
  makeProps: () => Promise<GetStaticPropsResult<PageProps>>,
): Promise<GetStaticPropsResult<PageProps>> {
  if (source === 'preview') return makeProps()
  const path = pathOfSlug(slug)
  const { result, dependencies, problems } = await notingFailure(path, () =>
    contentPages().collectDependencies(makeProps),
  )
  await saveDependencies(path, isOfEntry(result) ? dependencies : null)
  noteAll(path, dependencies, problems)
  return untilDue(result, nextDue(wholeDependencies(dependencies)))
}
