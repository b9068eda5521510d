import { isResolvable, sitePaths } from '@/server/content/paths'
import { apiRoute } from '@/server/page-props/api-route'
import { clearedDraftCookies } from '@/server/page-props/preview-cookies'
import { readPreviewSlug } from '@/server/page-props/preview-request'
import { previewText, sendText } from '@/server/page-props/preview-response'
import { HOME_PATH } from '@/shared/config/site'
import { pathOfSlug } from '@/shared/routing/links'

/** Home if no such page is published, e.g. of a draft; without an answer of the service the page is tried. */
const publishedPath = async (slug: string): Promise<string> => {
  const path = pathOfSlug(slug)
  const index = await sitePaths()
    .known('delivery')
    .catch(() => null)
  return index === null || isResolvable(index, path) ? path : HOME_PATH
}

/** `GET /api/exit-preview?slug=`: ends draft mode in this browser and leads back to the page as published, or to home. */
export default apiRoute({ allowed: 'GET, HEAD' }, async (request, response) => {
  response.setHeader('Set-Cookie', clearedDraftCookies()).setHeader('Cache-Control', 'private, no-store')
  // What visitors see stays out of frames of other sites, Contentful's included: there it ends with a word.
  if (request.headers['sec-fetch-dest'] === 'iframe') {
    sendText(response, 200, await previewText('preview.left'))
    return
  }
  response.redirect(307, await publishedPath(readPreviewSlug(request.query.slug) ?? ''))
})
