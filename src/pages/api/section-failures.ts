import { createRateLimit } from '@/server/http/rate-limit'
import { requestSource } from '@/server/http/request-source'
import { readSectionFailure } from '@/server/http/section-failures'
import { apiRoute } from '@/server/page-props/api-route'

export const config = { api: { bodyParser: { sizeLimit: '2kb' } } }

/** Lines a minute: enough to see what fails and where, too few to fill a log. */
const isWithinLimit = createRateLimit(30, 60_000)

/**
 * `POST /api/section-failures/`: a section failed in a browser (`SectionFailureReport`), which becomes one line of the
 * log. 204; 400 unreadable, 403 from elsewhere, 405, 413 above 2 kB, 415, 429 above 30 a minute and process.
 */
export default apiRoute({ allowed: 'POST' }, (request, response, { log }) => {
  const { headers, body } = request
  const refuse = (status: number) => response.status(status).end()
  if (requestSource(headers) !== 'own') return refuse(403)
  if (!/^application\/json(?:;|$)/.test(headers['content-type'] ?? '')) return refuse(415)
  const failure = readSectionFailure(body)
  if (!failure) return refuse(400)
  if (!isWithinLimit()) return refuse(429)
  log.warn(failure, 'section: failed in a browser')
  return response.status(204).end()
})
