import type { Entry } from '@/content-model/entry'
import { lostPlaceholders } from '@/labels/placeholders'
import { labelTable } from '@/labels/table'

const isLabelKey = (key: string): key is keyof typeof labelTable => Object.hasOwn(labelTable, key)

/** A text that editors replaced, by its key; unknown keys and lost placeholders are reported. */
export function mapLabel(entry: Entry<'labels'>): [string, string] {
  const { key, value } = entry.fields
  if (!isLabelKey(key)) return entry.fail('key', 'unknownLabel', key)
  for (const name of lostPlaceholders(labelTable[key], value))
    entry.report('value', 'lostPlaceholder', `{${name}}`)
  return [key, value]
}
