import { readPolicyReport } from '@/server/http/policy-report'
import { createRateLimit } from '@/server/http/rate-limit'
import { readBody } from '@/server/http/read-body'
import { apiRoute } from '@/server/page-props/api-route'

export const config = { api: { bodyParser: false } }

/** Bytes of the largest report that is read. */
const LARGEST = 16 * 1024
/** A page that breaks the policy has every visitor's browser say so: the log needs to hear it some times a minute. */
const isWithinLimit = createRateLimit(20, 60_000)

/** `POST /api/policy-reports/`: a violation of the content policy becomes a log line. 204, 405, 413 above 16 kB. */
export default apiRoute({ allowed: 'POST' }, async (request, response, { log }) => {
  const body = await readBody(request, LARGEST)
  if (body === null) return response.setHeader('Connection', 'close').status(413).end()
  const report = readPolicyReport(body)
  if (report && isWithinLimit()) log.warn(report, 'policy: violated')
  return response.status(204).end()
})
