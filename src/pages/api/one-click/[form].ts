import { FORMS } from '@/server/features/registry'
import { apiRoute } from '@/server/page-props/api-route'
import { linkTo } from '@/shared/routing/account-pages'

/** The body (`List-Unsubscribe=One-Click`) says nothing new: it is not read, whatever its size. */
export const config = { api: { bodyParser: false } }

/**
 * `POST /api/one-click/FORM/?token=`: the button of a mail program (RFC 8058), without cookies. 200, also repeated;
 * 400 for an invalid token, 404 for other forms, 503 without database. No limit. A GET leads to the form's page.
 */
export default apiRoute({ allowed: 'GET, HEAD, POST' }, async (request, response) => {
  response.setHeader('X-Robots-Tag', 'noindex')
  const { oneClick } = FORMS.get(String(request.query.form)) ?? {}
  if (!oneClick) return response.status(404).end()
  const token = String(request.query.token ?? '')
  if (request.method !== 'POST')
    return response.redirect(303, linkTo(oneClick.page, encodeURIComponent(token)))
  return response.status((await oneClick.act(token)) ? 200 : 400).end()
})
