import { isRecord } from '../../content/guards'
import type { Options } from '../params/options'
import { type Marks, markText, matchLevel, withTags } from './marks'

/** Makes what stands in place of a text; undefined leaves it out. */
type Draw = (text: string) => object | undefined

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** The shape of a value with every text in it drawn. Flags and null have nothing to mark. */
const drawn = (value: unknown, draw: Draw): unknown => {
  if (isText(value)) return draw(String(value))
  if (Array.isArray(value)) return value.map((item) => drawn(item, draw)).filter((item) => item !== undefined)
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const result = drawn(item, draw)
    return result === undefined ? [] : [[key, result] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

const isNothing = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0)

/** Draws what lies at a path into a result of the same shape. */
const drawAt = (source: unknown, steps: string[], draw: Draw): unknown => {
  const [step, ...rest] = steps
  if (step === undefined) return drawn(source, draw)
  if (Array.isArray(source))
    return source.map((item) => drawAt(item, steps, draw)).filter((item) => item !== undefined)
  if (!isRecord(source)) return undefined
  const result = drawAt(source[step], rest, draw)
  return isNothing(result) ? undefined : { [step]: result }
}

const merged = (one: unknown, other: unknown): unknown => {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, at) => merged(item, other[at]))
  if (!isRecord(one) || !isRecord(other)) return other ?? one
  const result = { ...one }
  for (const [key, value] of Object.entries(other)) result[key] = key in one ? merged(one[key], value) : value
  return result
}

/** Draws the texts at some paths of a record; `*` stands for all of it. */
export function drawPaths(record: Record<string, unknown>, paths: string[], draw: Draw) {
  const { objectID: _, ...attributes } = record
  const wanted = paths.includes('*') ? Object.keys(attributes) : paths
  let result: unknown = {}
  for (const path of wanted) {
    const steps = Object.hasOwn(record, path) ? [path] : path.split('.')
    result = merged(result, drawAt(record, steps, draw) ?? {})
  }
  return result
}

/** `_highlightResult` of a text. */
export function highlightOf(marks: Marks, options: Options): Draw {
  return (text) => {
    const marked = markText(text, marks)
    const level = matchLevel(marked, marks)
    const matchedWords = marks.words.filter((_, number) => marked.covers.has(number))
    const value = withTags(text, marked, options)
    if (level === 'none') return { value, matchLevel: level, matchedWords }
    return { value, matchLevel: level, fullyHighlighted: marked.isFullyMarked, matchedWords }
  }
}
