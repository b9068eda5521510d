import { isRecord } from '../content/guards'
import { badRequest } from '../errors'

/** A request's JSON object. @throws ApiError 400 */
export function bodyOf(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) throw badRequest('The body has to be a JSON object.')
  return body
}

/** One of some words. @throws ApiError 400 */
export function wordOf<Word extends string>(
  body: Record<string, unknown>,
  name: string,
  words: readonly Word[],
): Word {
  const found = words.find((word) => word === body[name])
  if (found === undefined) throw badRequest(`"${name}" has to be one of ${words.join(', ')}.`)
  return found
}

/** A whole number that is at least `least`, or the default where it is left out. @throws ApiError 400 */
export function numberOf<Default extends number | undefined>(
  body: Record<string, unknown>,
  name: string,
  least: number,
  fallback: Default,
): number | Default {
  const value = body[name]
  if (value === undefined || value === null) return fallback
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least)
    throw badRequest(`"${name}" has to be a whole number of at least ${least}.`)
  return value
}
