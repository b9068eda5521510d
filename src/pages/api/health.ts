import { apiRoute } from '@/server/page-props/api-route'
import { PROXIED_HEADER } from '@/server/start/every-request'
import { type HealthReport, readiness } from '@/server/start/report'

const METHODS = { allowed: 'GET, HEAD', refusal: { error: 'method not allowed' } }

/**
 * `GET /api/health/`: 200 `ok` or `degraded`, 503 `down`; `?probe=live` always 200. Never cached. Visitors, who come
 * through a proxy, learn the state alone.
 */
export default apiRoute(METHODS, async (request, response) => {
  const report: HealthReport = request.query.probe === 'live' ? { status: 'ok' } : await readiness()
  const isVisitor = request.headers[PROXIED_HEADER] === 'yes'
  response.status(report.status === 'down' ? 503 : 200).json(isVisitor ? { status: report.status } : report)
})
