import { isArchived, type StoredRecord } from '../store/record'

/** Actions of editors, named like Contentful's topics. */
export type Action = 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'delete'

const isShelved = (record: StoredRecord | null): boolean => record !== null && isArchived(record.latest)

/**
 * The actions between two states of an entry or asset, in the order in which Contentful's editor takes them: what is
 * published is unpublished before it is archived or deleted. Saving a draft is none: webhooks are subscribed to these only.
 */
export function actionsBetween(before: StoredRecord | null, after: StoredRecord | null): Action[] {
  const wasPublished = before?.published ?? null
  const isPublished = after?.published ?? null
  const actions: Action[] = []
  if (isShelved(before) && after !== null && !isShelved(after)) actions.push('unarchive')
  if (wasPublished !== null && isPublished === null) actions.push('unpublish')
  if (isPublished !== null && isPublished !== wasPublished) actions.push('publish')
  if (!isShelved(before) && isShelved(after)) actions.push('archive')
  if (before !== null && after === null) actions.push('delete')
  return actions
}
