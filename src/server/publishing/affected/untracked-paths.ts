import { contentChanges } from '@/server/content/changes'
import type { PathIndex } from '@/server/content/paths'
import { pathOfSlug } from '@/shared/routing/links'
import { fixedPageTypeAt, fixedSlugs, pageTypes } from '@/shared/routing/page-types'
import type { ContentChange } from '../revalidation/job-store'
import type { DependencyMap } from './dependency-store'

/** Published pages without recorded dependencies: records were lost, or the page was never rendered. Fixed ones have no id. */
function untrackedPages(index: PathIndex, dependencyMap: DependencyMap) {
  return [
    ...fixedSlugs
      .filter((slug) => fixedPageTypeAt(slug) !== null)
      .map((slug) => ({ path: pathOfSlug(slug), id: null, isListing: true })),
    ...[...index].map(([slug, { id, type }]) => ({
      path: pathOfSlug(slug),
      id,
      isListing: pageTypes[type].showsFoundEntries,
    })),
  ].filter(({ path }) => !dependencyMap.has(path))
}

/** Ids of entries that link to the changed ones, at any depth; null if it takes too many queries. */
const linkingEntries = async (
  changes: readonly ContentChange[],
  questions: number,
  linkingIds: ReturnType<typeof contentChanges>['getLinkingIds'],
): Promise<ReadonlySet<string> | null> => {
  const seen = new Set(changes.filter(({ kind }) => kind === 'Entry').map(({ id }) => id))
  const waiting: Pick<ContentChange, 'kind' | 'id'>[] = [...changes]
  for (let count = 0; ; count += 1) {
    const step = waiting.pop()
    if (!step) return seen
    if (count >= questions) return null
    for (const id of await linkingIds(step.kind, step.id)) {
      if (seen.has(id)) continue
      seen.add(id)
      waiting.push({ kind: 'Entry', id })
    }
  }
}

/** Unrecorded pages that may show a change, by links; all if that costs more. @throws ContentError */
export async function untrackedPaths(
  changes: readonly ContentChange[],
  index: PathIndex,
  dependencyMap: DependencyMap,
  linkingIds = contentChanges().getLinkingIds,
): Promise<string[]> {
  const pages = untrackedPages(index, dependencyMap)
  if (pages.length === 0 || changes.length === 0) return []
  const linking = await linkingEntries(changes, pages.length, linkingIds)
  return pages
    .filter(({ id, isListing }) => isListing || linking === null || (id !== null && linking.has(id)))
    .map(({ path }) => path)
}
