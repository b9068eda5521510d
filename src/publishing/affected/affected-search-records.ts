import type { PathEntry } from '@/content/paths'
import type { ContentTypeId } from '@/content-model'
import { pathOfSlug } from '@/routing/links'
import type { ContentChange } from '../change'
import { dependencyOn, type SiteState } from './affected-paths'

/** Page types whose pages are found by search. */
const SEARCHED: readonly string[] = ['product', 'article', 'faq', 'collection', 'content']
const isSearched = ({ type }: PathEntry): boolean => SEARCHED.includes(type)

/** Content types that say which page answers which words. */
const GUIDANCE: readonly string[] = ['searchGuidance', 'searchPage'] satisfies ContentTypeId[]

/** Content types that stand in every product's record without standing on its page. */
const FACETS: readonly string[] = ['facet', 'filterGroup'] satisfies ContentTypeId[]

/**
 * Ids of the pages whose search records a change touches: those whose entry it is, those whose pages read
 * it for themselves, as they are and as they were, all products when editors changed how these are filtered, and all
 * others when they changed which page answers which words. What pages
 * share, such as header, footer and lists, stands in no record. Pages of which it is not known what they were made of are
 * taken along, and so is a tombstone without a content type: to delete a record that is not there does no harm.
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
  const isUnknownTombstone =
    change.kind === 'Entry' && change.expects === 'gone' && change.contentType === null
  return [...new Set([...pages.map(([, entry]) => entry.id), ...(isUnknownTombstone ? [change.id] : [])])]
}
