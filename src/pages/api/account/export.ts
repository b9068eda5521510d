import { ServiceUnavailable } from '@/server/database/database'
import { readLogin } from '@/server/features/accounts/session'
import { exportPerson } from '@/server/features/privacy/privacy'
import { requestSource } from '@/server/http/request-source'
import { apiRoute } from '@/server/page-props/api-route'
import { ACCOUNT_PATH, loginBackTo } from '@/shared/routing/account-pages'

/**
 * `GET /api/account/export/`: everything stored under the logged-in address, as JSON. 303 to the login, or during an
 * outage to the account's page; 403 from another site, 405.
 */
export default apiRoute({ allowed: 'GET' }, async (request, response) => {
  if (requestSource(request.headers) === 'foreign') return response.status(403).end()
  try {
    const { session } = await readLogin(request.headers.cookie)
    if (!session) return response.redirect(303, loginBackTo('dados'))
    const data = await exportPerson(session.email)
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.setHeader('Content-Disposition', 'attachment; filename="meus-dados.json"')
    return response.status(200).send(`${JSON.stringify(data, null, 2)}\n`)
  } catch (error) {
    if (error instanceof ServiceUnavailable) return response.redirect(303, ACCOUNT_PATH)
    throw error
  }
})
