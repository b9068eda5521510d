import { isRecord } from '../../content/guards'
import type { Options } from '../params/options'
import type { SearchRecord } from '../record'

const pick = (source: unknown, steps: string[]): unknown => {
  const [step, ...rest] = steps
  if (step === undefined) return source
  if (Array.isArray(source))
    return source.map((item) => pick(item, steps)).filter((item) => item !== undefined)
  return isRecord(source) && Object.hasOwn(source, step) ? { [step]: pick(source[step], rest) } : undefined
}

const omit = (source: unknown, steps: string[]): unknown => {
  const [step, ...rest] = steps
  if (Array.isArray(source)) return source.map((item) => omit(item, steps))
  if (step === undefined || !isRecord(source) || !Object.hasOwn(source, step)) return source
  const { [step]: removed, ...others } = source
  return rest.length === 0 ? others : { ...others, [step]: omit(removed, rest) }
}

const together = (one: unknown, other: unknown): unknown => {
  if (!isRecord(one) || !isRecord(other)) return other ?? one
  const result = { ...one }
  for (const [key, value] of Object.entries(other)) result[key] = together(one[key], value)
  return result
}

const stepsOf = (record: SearchRecord, path: string): string[] =>
  Object.hasOwn(record, path) ? [path] : path.split('.')

/** The attributes of a record that a query requests; `-name` leaves one out. `objectID` is always there. */
export function retrieved(record: SearchRecord, options: Options): SearchRecord {
  const { attributesToRetrieve: requested, unretrievableAttributes: hidden } = options
  const left = [...requested.filter((name) => name.startsWith('-')).map((name) => name.slice(1)), ...hidden]
  const named = requested.filter((name) => !name.startsWith('-'))
  const isAll = named.includes('*') || (named.length === 0 && requested.length > 0)
  let result: unknown = isAll ? record : {}
  if (!isAll) for (const path of named) result = together(result, pick(record, stepsOf(record, path)) ?? {})
  for (const path of left) result = omit(result, stepsOf(record, path))
  return { ...(isRecord(result) ? result : {}), objectID: record.objectID }
}
