import { SHARED_CACHE_CONTROL } from '@/server/cache/cache-control'
import { apiRoute } from '@/server/page-props/api-route'
import { pageTwinAt } from '@/server/page-props/page-twin'

/**
 * `GET /pt-br/SLUG.md`, and `GET /pt-br/SLUG/` for `text/markdown` (src/server/start/internal-address.ts): the page as
 * Markdown (behavior TWIN-1). Only the first may be cached.
 */
export default apiRoute({ allowed: 'GET, HEAD', refusal: {} }, async (request, response) => {
  const { pagina, negociado } = request.query
  const twin = typeof pagina === 'string' ? await pageTwinAt(pagina) : null
  if (negociado === undefined) response.setHeader('Cache-Control', SHARED_CACHE_CONTROL)
  else response.setHeader('Cache-Control', 'private, no-store').setHeader('Vary', 'Accept')
  if (twin?.kind === 'redirect') return response.redirect(twin.permanent ? 308 : 307, twin.destination)
  response.setHeader('Content-Type', 'text/markdown; charset=utf-8')
  if (!twin || twin.isHidden) response.setHeader('X-Robots-Tag', 'noindex')
  if (twin) response.setHeader('Link', `<${twin.canonical}>; rel="canonical"`)
  response.status(twin ? 200 : 404).send(twin?.markdown ?? '# 404\n')
})
