import { ContentError } from '@/server/content/pages'
import { readBody } from '@/server/http/read-body'
import { apiRoute } from '@/server/page-props/api-route'
import { loadDraftPage } from '@/server/page-props/load-draft-page'
import { previewDayOf, readLiveRequest } from '@/server/page-props/preview-request'
import { resolvePage } from '@/server/page-props/resolve-page'

// Read here, once it is known who asks.
export const config = { api: { bodyParser: false } }

/**
 * `POST /api/preview-page`: the props of a page with an editor's unsaved edits, mapped as any page is, in the shape in
 * which Next's router asks for page data. For browsers in draft mode only (ADR 12). 400 for what it cannot read, 401
 * without draft mode, 404 without such a page, 413 above 1 MB, 503 while Contentful does not answer.
 */
export default apiRoute({ allowed: 'POST', refusal: {} }, async (request, response) => {
  response.setHeader('Cache-Control', 'private, no-store')
  const refuse = (status: number) => response.status(status).json({})
  if (request.draftMode !== true) return refuse(401)
  const body = await readBody(request)
  if (body === null) return refuse(413)
  const live = readLiveRequest(body)
  if (!live) return refuse(400)
  try {
    const load = (draft: Parameters<typeof resolvePage>[2]) => resolvePage(live.slug, 'preview', draft)
    const pageProps = await loadDraftPage(live.slug, load, true, {
      unsaved: live.unsaved,
      day: previewDayOf(request.previewData),
    })
    return pageProps ? response.json({ pageProps, __N_SSG: true, __N_PREVIEW: true }) : refuse(404)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return refuse(503)
  }
})
