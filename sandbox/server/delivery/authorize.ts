import type { FastifyRequest } from 'fastify'
import { isRecord } from '../content/guards'
import { tokenInvalid } from '../errors'
import type { Api } from '../store/store'
import { DELIVERY_TOKEN, PREVIEW_TOKEN } from '../tokens'

const TOKENS: Record<Api, string> = { delivery: DELIVERY_TOKEN, preview: PREVIEW_TOKEN }

/** Accepts `Authorization: Bearer` or `?access_token=`. @throws ApiError 401 */
export const authorize = (request: FastifyRequest, api: Api): void => {
  const header = /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const query = isRecord(request.query) ? request.query.access_token : undefined
  if ((header ?? query) !== TOKENS[api]) throw tokenInvalid()
}
