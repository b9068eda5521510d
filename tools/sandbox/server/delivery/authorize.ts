import type { FastifyRequest } from 'fastify'
import { isRecord } from '../content/guards'
import { tokenInvalid } from '../errors'

/** Accepts the token as `Authorization: Bearer` or `?access_token=`. @throws ApiError 401 */
export function authorize(request: FastifyRequest, token: string): void {
  const header = /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const query = isRecord(request.query) ? request.query.access_token : undefined
  if ((header ?? query) !== token) throw tokenInvalid()
}
