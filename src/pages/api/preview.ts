import { apiRoute } from '@/server/page-props/api-route'
import { clearedDraftCookies, DAY_COOKIE, withDraftAttributes } from '@/server/page-props/preview-cookies'
import { isPreviewDay } from '@/server/page-props/preview-request'
import { previewResponse, sendText } from '@/server/page-props/preview-response'
import { serverEnv } from '@/shared/config/env'

/** `GET /api/preview?secret=&slug=&id=&em=`: turns draft mode on for this browser and leads to the page (ADR 12). */
export default apiRoute({ allowed: 'GET, HEAD' }, async (request, response) => {
  const { secret, slug, id, shows, em } = request.query
  const result = await previewResponse({ secret, slug, id, shows, em })
  if (result.status !== 307) {
    sendText(response, result.status, result.text)
    return
  }
  if (isPreviewDay(em)) response.setPreviewData({ em })
  else response.setDraftMode({ enable: true })
  const cookies = withDraftAttributes(response.getHeader('Set-Cookie'), request.headers, serverEnv().SITE_URL)
  // A day that was chosen before ends with the next preview without one.
  const hasOldDay = !isPreviewDay(em) && request.cookies[DAY_COOKIE] !== undefined
  const cleared = hasOldDay ? clearedDraftCookies([DAY_COOKIE]) : []
  response.setHeader('Set-Cookie', [...cookies, ...cleared]).setHeader('Cache-Control', 'private, no-store')
  response.redirect(307, result.path)
})
