import type { Entry } from '@/content-model/entry'
import { labelTable } from '@/labels/table'

/** One text of the interface that editors replaced: its key in the label tables and the new words. A key that no text has is reported. */
export function mapLabel(entry: Entry<'labels'>): [string, string] {
  const { key, value } = entry.fields
  return Object.hasOwn(labelTable, key) ? [key, value] : entry.fail('key', 'unknownLabel', key)
}
