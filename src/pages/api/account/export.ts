import { isAllowed, withRequestId } from '@/logging/request-id'
import { readLogin } from '@/participation/accounts/session'
import { ServiceUnavailable } from '@/participation/database/database'
import { exportPerson } from '@/participation/privacy/privacy'
import { ACCOUNT_PAGES, loginBackTo } from '@/routing/account-pages'

/**
 * `GET /api/account/export/`: everything stored under the address of whoever is logged in, as a file of JSON. 303 to
 * the login without one, and while the database is away to the account's page, which says so under 503. 403 when another
 * site asks, 405 for anything but GET.
 */
export default withRequestId(async (request, response) => {
  response.setHeader('Cache-Control', 'no-store')
  if (!isAllowed(request, response, 'GET')) return
  const from = request.headers['sec-fetch-site'] ?? 'none'
  if (from !== 'same-origin' && from !== 'none') return response.status(403).end()
  try {
    const { session } = await readLogin(request.headers.cookie)
    if (!session) return response.redirect(303, loginBackTo('dados'))
    const data = await exportPerson(session.email)
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.setHeader('Content-Disposition', 'attachment; filename="meus-dados.json"')
    return response.status(200).send(`${JSON.stringify(data, null, 2)}\n`)
  } catch (error) {
    if (error instanceof ServiceUnavailable) return response.redirect(303, ACCOUNT_PAGES.account)
    throw error
  }
})
