import { type Publication, STATUSES, type Status } from './sys'

/** An entry's own facts, written with `$` before the fields. */
export interface Head {
  /** Null where an entry written in place leaves it to its place. */
  id: string | null
  type: string
  publication: Publication
}

const KEYS = new Set(['$id', '$type', '$status', '$publishedAt', '$published'])
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{3})?Z)?$/

const isStatus = (value: unknown): value is Status => STATUSES.some((status) => status === value)

/**
 * Reads `$id`, `$type`, `$status` and `$publishedAt`; a reason when one is wrong.
 * @param parent status and date of an entry that says none
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
  if (typeof publishedAt !== 'string' || !DATE.test(publishedAt) || Number.isNaN(Date.parse(publishedAt))) {
    return { reason: `$publishedAt ${JSON.stringify(publishedAt)} is not a date such as 2026-11-03` }
  }
  return { id, type, publication: { status, publishedAt } }
}
