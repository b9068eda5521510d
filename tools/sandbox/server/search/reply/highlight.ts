import { isRecord } from '../../content/guards'
import type { Options } from '../params/options'
import { type Marks, markText, matchLevel, withTags } from './marks'

/** Makes the replacement of a text; undefined leaves it out. */
type Replace = (text: string) => object | undefined

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** The shape of a value with every text in it replaced. Flags and null have nothing to mark. */
const replaced = (value: unknown, replace: Replace): unknown => {
  if (isText(value)) return replace(String(value))
  if (Array.isArray(value))
    return value.map((item) => replaced(item, replace)).filter((item) => item !== undefined)
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const result = replaced(item, replace)
    return result === undefined ? [] : [[key, result] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

const isNothing = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0)

/** Replaces the texts at a path, in a result of the same shape. */
const replaceAt = (source: unknown, steps: string[], replace: Replace): unknown => {
  const [step, ...rest] = steps
  if (step === undefined) return replaced(source, replace)
  if (Array.isArray(source))
    return source.map((item) => replaceAt(item, steps, replace)).filter((item) => item !== undefined)
  if (!isRecord(source)) return undefined
  const result = replaceAt(source[step], rest, replace)
  return isNothing(result) ? undefined : { [step]: result }
}

const merged = (one: unknown, other: unknown): unknown => {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, at) => merged(item, other[at]))
  if (!isRecord(one) || !isRecord(other)) return other ?? one
  const result = { ...one }
  for (const [key, value] of Object.entries(other)) result[key] = key in one ? merged(one[key], value) : value
  return result
}

/** Replaces the texts at some paths of a record; `*` for all of it. */
export function replacePaths(record: Record<string, unknown>, paths: string[], replace: Replace) {
  const { objectID: _, ...attributes } = record
  const wanted = paths.includes('*') ? Object.keys(attributes) : paths
  let result: unknown = {}
  for (const path of wanted) {
    const steps = Object.hasOwn(record, path) ? [path] : path.split('.')
    result = merged(result, replaceAt(record, steps, replace) ?? {})
  }
  return result
}

/** `_highlightResult` of a text. */
export function highlightOf(marks: Marks, options: Options): Replace {
  return (text) => {
    const marked = markText(text, marks)
    const level = matchLevel(marked, marks)
    const matchedWords = marks.words.filter((_, number) => marked.covers.has(number))
    const value = withTags(text, marked, options)
    if (level === 'none') return { value, matchLevel: level, matchedWords }
    return { value, matchLevel: level, fullyHighlighted: marked.isFullyMarked, matchedWords }
  }
}
