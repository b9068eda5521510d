import type { DocumentNode } from '@/shared/content-model/entry'
import type { Shape } from '@/shared/content-model/fields'
import type { Reason } from '@/shared/content-model/reasons'
import { isBlank } from '@/shared/utils/is-blank'
import { momentOf } from '@/shared/utils/moment'
import { isDay } from '@/shared/utils/utc-day'
import { isLink, type RawLink } from '../service/reply'

/** Thrown by whoever reads a value; the reader adds which entry and field it is of. */
export class UnreadableValue extends Error {
  constructor(readonly reason: Reason) {
    super(reason)
  }
}

const wrongType = (): never => {
  throw new UnreadableValue('wrongType')
}

/** Text without blanks at its ends; blank text counts as none. */
const textOf = (value: unknown): string | null => {
  if (typeof value !== 'string') return wrongType()
  return isBlank(value) ? null : value.trim()
}

/** The day as written: a time and zone behind it never move it. Null for what is no date. @throws for what is no text */
export const dayOf = (value: unknown): string | null => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(textOf(value) ?? '')?.[0] ?? null
  return day !== null && isDay(day) ? day : null
}

const textsOf = (value: unknown): string[] => {
  if (!Array.isArray(value)) return wrongType()
  return [...new Set(value.map(textOf).filter((text) => text !== null))]
}

export function linksOf(value: unknown): RawLink[] {
  if (value == null) return []
  return Array.isArray(value) && value.every(isLink) ? value : wrongType()
}

/** Null where there is none. */
export function linkOf(value: unknown): RawLink | null {
  if (value == null) return null
  return isLink(value) ? value : wrongType()
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMark = (value: unknown): value is { type: string } =>
  isObject(value) && typeof value.type === 'string'

/** In place of a cell that cannot be read: the others stay below their headings. */
const EMPTY_CELL: DocumentNode = { nodeType: 'table-cell', content: [] }

/** Nodes of a document below which no mapper reads. */
const DEEPEST = 60

/** A node, without the parts of it that cannot be read; null where nothing of it can. @param drop called for each part */
const nodeOf = (value: unknown, drop: () => void, depth: number): DocumentNode | null => {
  const dropped = (): null => {
    drop()
    return null
  }
  if (!isObject(value) || typeof value.nodeType !== 'string' || depth > DEEPEST) return dropped()
  const { nodeType, value: words, marks, data, content } = value
  const isText = typeof words === 'string'
  if (!isText && (nodeType === 'text' || words != null)) return dropped()
  if (![marks ?? [], content ?? []].every(Array.isArray) || !isObject(data ?? {})) drop()
  const list = (items: unknown): unknown[] => (Array.isArray(items) ? items : [])
  const known = list(marks).filter((mark) => isMark(mark) || dropped() !== null)
  const inner = list(content).flatMap((item) => {
    const node = nodeOf(item, drop, depth + 1)
    return node ?? (nodeType === 'table-row' ? EMPTY_CELL : [])
  })
  return {
    nodeType,
    ...(isText && { value: words }),
    ...(marks !== undefined && { marks: known.filter(isMark) }),
    ...(isObject(data) && { data }),
    ...(content !== undefined && { content: inner }),
  }
}

/** The nodes at the top of a rich text. @param drop called for each part that cannot be read, and is left out */
export function nodesOf(value: unknown, drop: () => void): DocumentNode[] {
  if (value == null) return []
  if (!isObject(value) || typeof value.nodeType !== 'string') return wrongType()
  return nodeOf(value, drop, 0)?.content ?? []
}

/** The texts of a field's value, of a rich text run by run. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  const { value: text, content } = value as { value?: unknown; content?: unknown }
  return [...(typeof text === 'string' ? [text] : []), ...textsIn(content)]
}

const choiceOf = (value: unknown, values: readonly string[], isRequired: boolean): string | null => {
  if (typeof value === 'string' && values.includes(value)) return value
  if (isRequired && value != null) throw new UnreadableValue('unknownChoice')
  return null
}

/** A value that is not missing, by the kind of its field; links, files and rich text apart. @throws UnreadableValue */
const presentValueOf = (value: unknown, shape: Shape, isRequired: boolean): unknown => {
  switch (shape.kind) {
    case 'symbol':
    case 'text':
      return textOf(value)
    case 'date':
      return dayOf(value)
    case 'moment':
      return momentOf(textOf(value))
    case 'integer':
      return typeof value === 'number' ? value : wrongType()
    case 'flag':
      return typeof value === 'boolean' ? value : wrongType()
    case 'symbols': {
      const texts = textsOf(value)
      return shape.values.length > 0 ? texts.filter((one) => shape.values.includes(one)) : texts
    }
    case 'choice':
      return choiceOf(value, shape.values, isRequired) ?? shape.fallback
    default:
      return value
  }
}

/** What a plain field holds, checked; null, an empty list or the fallback where it holds nothing. @throws UnreadableValue */
export function plainValueOf(value: unknown, shape: Shape, isRequired: boolean): unknown {
  if (value != null) return presentValueOf(value, shape, isRequired)
  if (shape.kind === 'symbols') return []
  return 'fallback' in shape ? shape.fallback : null
}
