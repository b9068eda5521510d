import { isRecord } from '../../content/guards'
import { badSearch } from '../errors'

/** A request's JSON object; an empty body counts as one without fields. @throws SearchError 400 */
export function objectOf(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (!isRecord(body)) throw badSearch('Invalid JSON body, expected an object')
  return body
}

/** The list of `requests` in a body. @throws SearchError 400 */
export function requestsOf(body: unknown): unknown[] {
  const { requests } = objectOf(body)
  if (!Array.isArray(requests)) throw badSearch('Missing mandatory attribute: requests')
  return requests
}

/** A text that a body has to have. @throws SearchError 400 */
export function textOf(body: Record<string, unknown>, name: string): string {
  const value = body[name]
  if (typeof value !== 'string' || value === '') throw badSearch(`Missing mandatory attribute: ${name}`)
  return value
}
