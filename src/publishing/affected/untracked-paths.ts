import { type ContentKind, contentChanges } from '@/content/changes'
import type { PathIndex } from '@/content/paths'
import { pathOfSlug } from '@/routing/links'
import { fixedPageTypeAt, fixedSlugs, pageTypes } from '@/routing/page-types'
import type { ContentChange } from '../change'
import type { DependencyMap } from './dependency-store'

interface Untracked {
  path: string
  /** Null on pages at fixed paths, which links do not lead back to. */
  id: string | null
  isListing: boolean
}

/** Published pages of which it is not known what they were made of: made before the records were lost, or never. */
export function untrackedPages(index: PathIndex, dependencyMap: DependencyMap): Untracked[] {
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

interface Step {
  kind: ContentKind
  id: string
}

/**
 * Ids of the entries that lead to the changed ones by links, to any depth. Each entry is asked for once, so that cycles
 * end; null when that takes more questions than are worth it.
 */
const linkingEntries = async (
  changes: readonly ContentChange[],
  questions: number,
  linkingIds: ReturnType<typeof contentChanges>['getLinkingIds'],
): Promise<ReadonlySet<string> | null> => {
  const seen = new Set(changes.filter(({ kind }) => kind === 'Entry').map(({ id }) => id))
  const waiting: Step[] = changes.map(({ kind, id }) => ({ kind, id }))
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

/**
 * Pages that may show a changed entry or asset although their making was not recorded: those that lead to it by links,
 * and those that list entries by a question. To make a page anew costs one question too, so that the search for links
 * is given up, and all of these pages are taken, when it would cost more.
 * @throws ContentError
 */
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
