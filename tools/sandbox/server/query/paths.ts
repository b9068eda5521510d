import type { ExportField } from '@sandbox/export-format'
import type { Comparison } from './values'

/** Paths below `sys` that can be filtered and ordered by. */
export const SYS_COMPARISON: Record<string, Comparison> = {
  'sys.id': 'text',
  'sys.type': 'text',
  'sys.createdAt': 'date',
  'sys.updatedAt': 'date',
  'sys.publishedAt': 'date',
  'sys.firstPublishedAt': 'date',
  'sys.revision': 'number',
  'sys.publishedVersion': 'number',
  // Nothing that is delivered has one: `[exists]` selects all or none.
  'sys.archivedVersion': 'number',
  'sys.publishedCounter': 'number',
  'sys.locale': 'text',
  'sys.contentType.sys.id': 'text',
  'sys.space.sys.id': 'text',
  'sys.environment.sys.id': 'text',
}

/** Management names of paths that are delivered under another name. */
export const SYS_ALIAS: Record<string, string> = {
  'sys.publishedAt': 'sys.updatedAt',
  'sys.firstPublishedAt': 'sys.createdAt',
  'sys.publishedCounter': 'sys.revision',
}

/** Paths of an asset's file. */
export const FILE_COMPARISON: Record<string, Comparison> = {
  'fields.file': 'document',
  'fields.file.url': 'text',
  'fields.file.fileName': 'text',
  'fields.file.contentType': 'text',
  'fields.file.details.size': 'number',
  'fields.file.details.image.width': 'number',
  'fields.file.details.image.height': 'number',
}

/** How a field's values compare. */
export function comparisonOf({ type }: Pick<ExportField, 'type'>): Comparison {
  if (type === 'Integer' || type === 'Number') return 'number'
  if (type === 'Date') return 'date'
  if (type === 'Boolean') return 'boolean'
  if (type === 'Location') return 'location'
  return type === 'RichText' || type === 'Object' ? 'document' : 'text'
}
