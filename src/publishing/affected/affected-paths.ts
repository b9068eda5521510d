import { type Dependency, type IndexRow, isSameRow, rowOf } from '@/content/changes'
import type { PathIndex } from '@/content/paths'
import { pathOfSlug } from '@/routing/links'
import { pageTypes, placeOfContentType } from '@/routing/page-types'
import type { ContentChange } from '../change'
import type { DependencyMap } from './dependency-store'

/** The paths of the site before and after editors changed something, and what each page was made of. */
export interface SiteState {
  before: PathIndex
  after: PathIndex
  dependencyMap: DependencyMap
}

const rowsOf = ({ before, after }: SiteState, change: ContentChange): IndexRow[] =>
  change.kind === 'Asset'
    ? []
    : [rowOf(before, change.id), rowOf(after, change.id)].filter((row) => row !== null)

/** What a page notes that reads the changed entry or asset itself. */
export function dependencyOn({ kind, id }: ContentChange): Dependency {
  return kind === 'Entry' ? `entry:${id}` : `asset:${id}`
}

/** What a page must depend on to be touched by a change. */
const touchedBy = (change: ContentChange, site: SiteState): Set<Dependency> => {
  const touched = new Set<Dependency>([dependencyOn(change)])
  const rows = rowsOf(site, change)
  for (const contentType of [
    change.contentType,
    ...rows.map(({ entry }) => pageTypes[entry.type].contentType),
  ])
    if (contentType !== null) touched.add(`type:${contentType}`)
  if (!isSameRow(rowOf(site.before, change.id), rowOf(site.after, change.id)))
    for (const { slug, entry } of rows) {
      touched.add(`pages:${entry.type}`)
      touched.add(`path:${slug}`)
    }
  return touched
}

/** The pages that editors gave this entry, now and before, and the paths that it names. */
const ownPaths = (change: ContentChange, site: SiteState): string[] => {
  const place = change.contentType === null ? null : placeOfContentType(change.contentType)
  return [
    ...rowsOf(site, change).map(({ slug }) => pathOfSlug(slug)),
    ...(place?.kind === 'fixed' ? [pathOfSlug(place.slug)] : []),
    ...change.namedPaths,
  ]
}

/** Every recorded path that depends on what was touched, directly or through shared answers. */
const dependentPaths = (touched: Set<Dependency>, dependencyMap: DependencyMap): string[] => {
  const paths = new Set<string>()
  for (let size = -1; size !== touched.size; ) {
    size = touched.size
    for (const [node, dependencies] of dependencyMap) {
      if (!dependencies.some((dependency) => touched.has(dependency))) continue
      if (node.startsWith('/')) paths.add(node)
      else touched.add(`list:${node.slice('list:'.length)}`)
    }
  }
  return [...paths]
}

/**
 * The paths of all pages that show something of a changed entry or asset, its own first. Exact for pages whose making
 * was recorded; `untrackedPaths` finds the others.
 */
export function affectedPaths(change: ContentChange, site: SiteState): string[] {
  return [
    ...new Set([...ownPaths(change, site), ...dependentPaths(touchedBy(change, site), site.dependencyMap)]),
  ]
}
