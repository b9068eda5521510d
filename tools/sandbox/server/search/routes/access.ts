import type { FastifyRequest } from 'fastify'
import { isRecord } from '../../content/guards'
import { isHere } from '../../control/this-machine'
import { SEARCH_ADMIN_KEY, SEARCH_APP_ID, SEARCH_KEY } from '../../tokens'
import { forbiddenMethod, wrongCredentials } from '../errors'

const APP_ID = 'x-algolia-application-id'
const API_KEY = 'x-algolia-api-key'

/** Credentials are in headers, or in the address, whose names are case-insensitive. */
const credential = (request: FastifyRequest, name: string): unknown => {
  const query = isRecord(request.query) ? request.query : {}
  const inAddress = Object.entries(query).find(([key]) => key.toLowerCase() === name)
  return request.headers[name] ?? inAddress?.[1]
}

/** The key of a request. @throws SearchError 403 without one that is known */
export const requireKey = (request: FastifyRequest): unknown => {
  const key = credential(request, API_KEY)
  if (credential(request, APP_ID) !== SEARCH_APP_ID || (key !== SEARCH_KEY && key !== SEARCH_ADMIN_KEY))
    throw wrongCredentials()
  return key
}

/** For what either key may do. @throws SearchError 403 */
export async function requireAnyKey(request: FastifyRequest): Promise<void> {
  requireKey(request)
}

/**
 * For actions of the admin key only. Browsers may send it only from pages of this machine: the sandbox's key is public,
 * and the service allows cross-origin requests of every page. @throws SearchError 403
 */
export async function requireAdminKey(request: FastifyRequest): Promise<void> {
  const { origin } = request.headers
  if (origin !== undefined && !isHere(origin)) throw forbiddenMethod()
  if (requireKey(request) !== SEARCH_ADMIN_KEY) throw forbiddenMethod()
}
