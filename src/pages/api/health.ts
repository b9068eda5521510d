import { PROXIED_HEADER } from '@/health/every-request'
import { type HealthReport, readiness } from '@/health/report'
import { isAllowed, withRequestId } from '@/logging/request-id'

/**
 * `GET /api/health/`: whether this instance can serve, and how what it depends on fares: 200 `ok` or `degraded`, 503
 * `down`. `?probe=live` only says that the process answers: 200, always. No secrets, never cached. Who comes through a
 * proxy is a visitor, and learns the state alone: what the site is made of, and what ails it, is for probes beside it.
 */
export default withRequestId(async (request, response) => {
  response.setHeader('Cache-Control', 'no-store')
  if (!isAllowed(request, response, 'GET, HEAD', { error: 'method not allowed' })) return
  const report: HealthReport = request.query.probe === 'live' ? { status: 'ok' } : await readiness()
  const isVisitor = request.headers[PROXIED_HEADER] === 'yes'
  response.status(report.status === 'down' ? 503 : 200).json(isVisitor ? { status: report.status } : report)
})
