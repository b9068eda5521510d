import type { Entry } from '@/content-model/entry'
import { labelTable } from '@/labels/table'

/** A text that editors replaced, by its key; unknown keys are reported. */
export function mapLabel(entry: Entry<'labels'>): [string, string] {
  const { key, value } = entry.fields
  return Object.hasOwn(labelTable, key) ? [key, value] : entry.fail('key', 'unknownLabel', key)
}
