import { type Publication, STATUSES, type Status } from './sys'

/** An entry's own facts, written with `$` before the fields. */
export interface Head {
  /** Null where an entry written in place takes it from its place. */
  id: string | null
  type: string
  publication: Publication
}

const KEYS = new Set(['$id', '$type', '$status', '$publishedAt', '$updatedAt', '$published'])
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{3})?Z)?$/

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value))

const notADate = (key: string, value: unknown): string =>
  `${key} ${JSON.stringify(value)} is not a date such as 2026-11-03`

const isStatus = (value: unknown): value is Status => STATUSES.some((status) => status === value)

/**
 * Reads `$id`, `$type`, `$status`, `$publishedAt` and `$updatedAt`; a reason when one is wrong. A text that was reviewed (`reviewDate`)
 * was published again that day.
 * @param parent status and date of an entry without its own
 * @param onlyType the content type where the field takes just one
 */
export function readHead(
  source: Record<string, unknown>,
  parent: Publication,
  onlyType: string | null,
): Head | { reason: string } {
  const unknown = Object.keys(source).filter((key) => key.startsWith('$') && !KEYS.has(key))
  if (unknown.length > 0) return { reason: `unknown ${unknown.join(', ')}` }
  const id = source.$id ?? null
  const type = source.$type ?? onlyType
  const status = source.$status ?? parent.status
  const publishedAt = source.$publishedAt ?? parent.publishedAt
  if (id !== null && typeof id !== 'string') return { reason: `$id ${JSON.stringify(id)} is not text` }
  if (typeof type !== 'string') return { reason: '$type is missing' }
  if (!isStatus(status))
    return { reason: `$status ${JSON.stringify(status)} is none of ${STATUSES.join(', ')}` }
  const own = source.$updatedAt ?? parent.updatedAt ?? publishedAt
  if (!isDate(publishedAt)) return { reason: notADate('$publishedAt', publishedAt) }
  if (!isDate(own)) return { reason: notADate('$updatedAt', own) }
  const reviewed = isDate(source.reviewDate) ? source.reviewDate : publishedAt
  const updatedAt = [publishedAt, own, reviewed].toSorted().at(-1) ?? publishedAt
  return { id, type, publication: { status, publishedAt, updatedAt } }
}
