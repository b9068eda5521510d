import { type Dependency, findPlaces, type IndexRow, isSameRow, rowOf } from '@/server/content/changes'
import type { PathEntry, PathIndex } from '@/server/content/paths'
import type { ContentTypeId } from '@/shared/content-model'
import { pathOfSlug } from '@/shared/routing/links'
import { pageTypes, placeOfContentType } from '@/shared/routing/page-types'
import type { ContentChange } from '../revalidation/job-store'
import type { DependencyMap } from './dependency-store'

/** The site's paths before and after a change, and the recorded dependencies of pages. */
export interface SiteState {
  before: PathIndex
  after: PathIndex
  dependencyMap: DependencyMap
}

const rowsOf = ({ before, after }: SiteState, change: ContentChange): IndexRow[] =>
  change.kind === 'Asset'
    ? []
    : [rowOf(before, change.id), rowOf(after, change.id)].filter((row) => row !== null)

/** The dependency of a page that reads the changed entry or asset. */
function dependencyOn({ kind, id }: ContentChange): Dependency {
  return kind === 'Entry' ? `entry:${id}` : `asset:${id}`
}

const touchedBy = (change: ContentChange, site: SiteState): Set<Dependency> => {
  const touched = new Set<Dependency>([dependencyOn(change)])
  const rows = rowsOf(site, change)
  for (const contentType of [
    change.contentType,
    ...rows.map(({ entry }) => pageTypes[entry.type].contentType),
  ])
    if (contentType !== null) touched.add(`type:${contentType}`)
  const [was, is] = [rowOf(site.before, change.id), rowOf(site.after, change.id)]
  // Links to a page that is gone stay as they are.
  if (is && is.slug !== was?.slug) for (const { slug } of rows) touched.add(`link:${slug}`)
  if (!isSameRow(was, is))
    for (const { slug, entry } of rows) {
      touched.add(`pages:${entry.type}`)
      touched.add(`path:${slug}`)
    }
  const [held, holds] = [findPlaces(site.before), findPlaces(site.after)]
  for (const place of new Set([...held.keys(), ...holds.keys()]))
    if (held.get(place) !== holds.get(place)) touched.add(`place:${place}`)
  return touched
}

/** The entry's own pages, present and former, and the paths that it names. */
const ownPaths = (change: ContentChange, site: SiteState): string[] => {
  const place = change.contentType === null ? null : placeOfContentType(change.contentType)
  return [
    ...rowsOf(site, change).map(({ slug }) => pathOfSlug(slug)),
    ...(place?.kind === 'fixed' ? [pathOfSlug(place.slug)] : []),
    ...change.namedPaths,
  ]
}

/** Recorded paths that depend on these, directly or through shared lists. */
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

/** All recorded pages that show a changed entry or asset: its own first. */
export function affectedPaths(change: ContentChange, site: SiteState): string[] {
  return [
    ...new Set([...ownPaths(change, site), ...dependentPaths(touchedBy(change, site), site.dependencyMap)]),
  ]
}

const SEARCHED: readonly string[] = ['product', 'article', 'faq', 'collection', 'content']
const isSearched = ({ type }: PathEntry): boolean => SEARCHED.includes(type)

/** Content types that decide which words find which page. */
const GUIDANCE: readonly string[] = ['danger', 'searchGuidance', 'searchPage'] satisfies ContentTypeId[]

/** Content types in every product's record that are not on its page. */
const FACETS: readonly string[] = ['facet', 'filterGroup'] satisfies ContentTypeId[]

/** Content types of synonyms and of the groups that products are filtered by. */
const SETTINGS: readonly string[] = ['synonymSet', 'searchPage', 'filterGroup'] satisfies ContentTypeId[]

const isUnknownTombstone = ({ kind, expects, contentType }: ContentChange): boolean =>
  kind === 'Entry' && expects === 'gone' && contentType === null

/** Whether a change affects synonyms or settings of the search indexes. */
export function changesSearchSettings(change: ContentChange): boolean {
  return SETTINGS.includes(change.contentType ?? '') || isUnknownTombstone(change)
}

/**
 * Ids of pages whose records a change affects: its own, those that read it, all products after a change of
 * filters, all others after one of guidance. Too many do no harm; shared lists are in no record.
 */
export function affectedSearchRecords(
  change: ContentChange,
  paths: readonly string[],
  { before, after, dependencyMap }: SiteState,
): string[] {
  const touched = new Set(paths)
  const isRead = (path: string): boolean => dependencyMap.get(path)?.includes(dependencyOn(change)) ?? true
  const isTouched = (slug: string, entry: PathEntry): boolean =>
    (change.kind === 'Entry' && entry.id === change.id) ||
    (entry.type === 'product' && FACETS.includes(change.contentType ?? '')) ||
    (entry.type !== 'product' && GUIDANCE.includes(change.contentType ?? '')) ||
    (touched.has(pathOfSlug(slug)) && isRead(pathOfSlug(slug)))
  const pages = [...before, ...after].filter(([slug, entry]) => isSearched(entry) && isTouched(slug, entry))
  return [
    ...new Set([...pages.map(([, entry]) => entry.id), ...(isUnknownTombstone(change) ? [change.id] : [])]),
  ]
}
