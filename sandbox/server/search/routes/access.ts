import type { FastifyRequest } from 'fastify'
import { isRecord } from '../../content/guards'
import { isHere } from '../../control/this-machine'
import { SEARCH_ADMIN_KEY, SEARCH_APP_ID, SEARCH_KEY } from '../../tokens'
import { forbiddenMethod, wrongCredentials } from '../errors'

const APP_ID = 'x-algolia-application-id'
const API_KEY = 'x-algolia-api-key'

/** Credentials stand in headers, or in the address, whose names are read in any case. */
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
 * For what only the admin key may do. Browsers send it from pages of this machine alone: every page of the web knows the
 * sandbox's key, and the service lets all of them ask. @throws SearchError 403
 */
export async function requireAdminKey(request: FastifyRequest): Promise<void> {
  const { origin } = request.headers
  if (origin !== undefined && !isHere(origin)) throw forbiddenMethod()
  if (requireKey(request) !== SEARCH_ADMIN_KEY) throw forbiddenMethod()
}
