import type { PathEntry } from '@/content/paths'
import type { ContentTypeId } from '@/content-model'
import { pathOfSlug } from '@/routing/links'
import type { ContentChange } from '../change'
import { dependencyOn, type SiteState } from './affected-paths'

/** Page types with search records. */
const SEARCHED: readonly string[] = ['product', 'article', 'faq', 'collection', 'content']
const isSearched = ({ type }: PathEntry): boolean => SEARCHED.includes(type)

/** Content types that decide which words find which page. */
const GUIDANCE: readonly string[] = ['searchGuidance', 'searchPage'] satisfies ContentTypeId[]

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
