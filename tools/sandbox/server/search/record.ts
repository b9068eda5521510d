import { isRecord } from '../content/guards'

export type SearchRecord = Record<string, unknown> & { objectID: string }

export type Leaf = string | number | boolean

/** Everything below a value that is neither list nor object. */
export function leavesOf(value: unknown): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [value]
  if (Array.isArray(value)) return value.flatMap(leavesOf)
  return isRecord(value) ? Object.values(value).flatMap(leavesOf) : []
}

const stepInto = (value: unknown, step: string): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((item) => stepInto(item, step))
  return isRecord(value) && Object.hasOwn(value, step) ? [value[step]] : []
}

/** The values at a path such as `heroImage.title`; lists on the way are traversed. */
export function valuesAt(record: SearchRecord, path: string): unknown[] {
  if (Object.hasOwn(record, path)) return [record[path]]
  return path
    .split('.')
    .reduce<unknown[]>((values, step) => values.flatMap((value) => stepInto(value, step)), [record])
}

/** The leaves below an attribute, by their own path: `categories` -> `categories.lvl0`, `categories.lvl1`. */
export function leavesByPath(
  value: unknown,
  path: string,
  found = new Map<string, Leaf[]>(),
): Map<string, Leaf[]> {
  if (Array.isArray(value)) for (const item of value) leavesByPath(item, path, found)
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value)) leavesByPath(item, `${path}.${key}`, found)
  else for (const leaf of leavesOf(value)) found.set(path, [...(found.get(path) ?? []), leaf])
  return found
}
