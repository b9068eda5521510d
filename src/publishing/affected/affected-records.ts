import type { ContentTypeId } from '@/content/generated/entry-types'
import type { PathEntry } from '@/content/path-index'
import { pathOfSlug } from '@/routing/links'
import type { ContentChange } from '../change'
import type { SiteState } from './affected-paths'

/** Page types whose pages are found by search. */
const isSearched = ({ type }: PathEntry): boolean => type === 'product' || type === 'article'

/** Content types that stand in every product's record without standing on its page. */
const FACETS: readonly string[] = ['facet', 'filterGroup'] satisfies ContentTypeId[]

/**
 * Ids of the products and articles whose search records a change touches: those whose pages it touches, as they are and
 * as they were, and all products when editors changed how these are filtered. Without a content type, a tombstone's own
 * id is taken along: to delete a record that is not there does no harm.
 */
export const affectedRecords = (
  change: ContentChange,
  paths: readonly string[],
  { before, after }: SiteState,
): string[] => {
  const touched = new Set(paths)
  const isTouched = (slug: string, entry: PathEntry): boolean =>
    touched.has(pathOfSlug(slug)) || (entry.type === 'product' && FACETS.includes(change.contentType ?? ''))
  const pages = [...before, ...after].filter(([slug, entry]) => isSearched(entry) && isTouched(slug, entry))
  const isUnknownTombstone =
    change.kind === 'Entry' && change.expects === 'gone' && change.contentType === null
  return [...new Set([...pages.map(([, entry]) => entry.id), ...(isUnknownTombstone ? [change.id] : [])])]
}
