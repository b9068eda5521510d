import type { Dependency } from '@/content/dependencies'
import type { PathEntry, PathIndex } from '@/content/path-index'
import { pathOfSlug } from '@/routing/links'
import { pageTypes, placeOfContentType } from '@/routing/page-types'
import type { ContentChange } from '../change'
import type { PathRecords } from './path-store'

/** The paths of the site before and after editors changed something, and what each page was made of. */
export interface SiteState {
  before: PathIndex
  after: PathIndex
  records: PathRecords
}

interface Line {
  slug: string
  entry: PathEntry
}

const lineOf = (index: PathIndex, id: string): Line | null => {
  for (const [slug, entry] of index) if (entry.id === id) return { slug, entry }
  return null
}

const linesOf = ({ before, after }: SiteState, change: ContentChange): Line[] =>
  change.kind === 'Asset'
    ? []
    : [lineOf(before, change.id), lineOf(after, change.id)].filter((line) => line !== null)

/** Whether lists of pages say the same of a page as before: its address and title. */
const isSameLine = (old: Line | undefined, now: Line | undefined): boolean =>
  old?.slug === now?.slug && old?.entry.title === now?.entry.title && old?.entry.type === now?.entry.type

/** What a page must depend on to be touched by a change. */
const touchedBy = (change: ContentChange, site: SiteState): Set<Dependency> => {
  const touched = new Set<Dependency>([change.kind === 'Entry' ? `entry:${change.id}` : `asset:${change.id}`])
  const lines = linesOf(site, change)
  for (const contentType of [
    change.contentType,
    ...lines.map(({ entry }) => pageTypes[entry.type].contentType),
  ])
    if (contentType !== null) touched.add(`type:${contentType}`)
  const now = lineOf(site.after, change.id) ?? undefined
  const old = lineOf(site.before, change.id) ?? undefined
  if (!isSameLine(old, now))
    for (const { slug, entry } of lines) {
      touched.add(`pages:${entry.type}`)
      touched.add(`path:${slug}`)
    }
  return touched
}

/** The pages that editors gave this entry, now and before, and the paths that it names. */
const ownPaths = (change: ContentChange, site: SiteState): string[] => {
  const place = change.contentType === null ? null : placeOfContentType(change.contentType)
  return [
    ...linesOf(site, change).map(({ slug }) => pathOfSlug(slug)),
    ...(place?.kind === 'fixed' ? [pathOfSlug(place.slug)] : []),
    ...change.namedPaths,
  ]
}

/** Every recorded path that depends on what was touched, directly or through shared answers. */
const dependentPaths = (touched: Set<Dependency>, records: PathRecords): string[] => {
  const paths = new Set<string>()
  for (let size = -1; size !== touched.size; ) {
    size = touched.size
    for (const [node, dependencies] of records) {
      if (!dependencies.some((dependency) => touched.has(dependency))) continue
      if (node.startsWith('/')) paths.add(node)
      else touched.add(`list:${node.slice('list:'.length)}`)
    }
  }
  return [...paths]
}

/**
 * The paths of all pages that show something of a changed entry or asset, its own first. Exact for pages whose making
 * was recorded; `unrecordedPaths` finds the others.
 */
export const affectedPaths = (change: ContentChange, site: SiteState): string[] => [
  ...new Set([...ownPaths(change, site), ...dependentPaths(touchedBy(change, site), site.records)]),
]
