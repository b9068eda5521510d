import { z } from 'zod'
import type { DocumentNode } from '@/content-model/entry'
import type { Shape } from '@/content-model/fields'
import type { Reason } from '@/content-model/reasons'
import { isBlank } from '@/utils/is-blank'
import { momentOf } from '@/utils/moment'
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

/** The day as written: a time and zone behind it never move it. Null for what is no date. */
const dayOf = (value: unknown): string | null => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(textOf(value) ?? '')?.[0] ?? null
  return day !== null && Number.isFinite(Date.parse(day)) ? day : null
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

const documentNode: z.ZodType<DocumentNode> = z.lazy(() =>
  z.object({
    nodeType: z.string(),
    value: z.string().optional(),
    marks: z.array(z.object({ type: z.string() })).optional(),
    data: z.record(z.string(), z.unknown()).optional(),
    content: z.array(documentNode).optional(),
  }),
)

/** The nodes at the top of a rich text. */
export function nodesOf(value: unknown): DocumentNode[] {
  if (value == null) return []
  const parsed = documentNode.safeParse(value)
  return parsed.success ? (parsed.data.content ?? []) : wrongType()
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
