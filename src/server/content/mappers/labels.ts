import type { Entry } from '@/shared/content-model/entry'
import { labelTable } from '@/shared/labels/table'

/** Names in braces, which the site fills in. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? [])
}

/** What the site's text fills in and an editor's text does not have. */
export function lostPlaceholders(known: string, value: string): string[] {
  const used = placeholdersOf(value)
  return [...new Set(placeholdersOf(known))].filter((name) => !used.includes(name))
}

const isLabelKey = (key: string): key is keyof typeof labelTable => Object.hasOwn(labelTable, key)

/** A text that editors replaced, by its key; unknown keys and lost placeholders are reported. */
export function mapLabel(entry: Entry<'labels'>): [string, string] {
  const { key, value } = entry.fields
  if (!isLabelKey(key)) return entry.fail('key', 'unknownLabel', key)
  for (const name of lostPlaceholders(labelTable[key], value))
    entry.report('value', 'lostPlaceholder', `{${name}}`)
  return [key, value]
}
