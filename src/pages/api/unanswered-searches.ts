import { z } from 'zod'
import { countLevel, countSearch } from '@/server/features/searches/count-search'
import { requestSource } from '@/server/http/request-source'
import { apiRoute } from '@/server/page-props/api-route'
import { addressOf } from '@/server/protection/address'
import { countWithin, SHORT } from '@/server/protection/form-limits'
import { addressKey } from '@/server/protection/keys'
import { serverEnv } from '@/shared/config/env'
import {
  type JudgedSearch,
  SEARCH_LEVELS,
  type UnansweredSearch,
} from '@/shared/content-model/views/unanswered-search'

export const config = { api: { bodyParser: { sizeLimit: '2kb' } } }

const search: z.ZodType<UnansweredSearch | JudgedSearch> = z.union([
  z.object({ term: z.string().min(1).max(500), lacks: z.enum(['results', 'guidance']) }),
  z.object({ level: z.enum(SEARCH_LEVELS) }),
])

/**
 * `POST /api/unanswered-searches/`: counts a search without result or guidance, or how one was judged; nothing is logged.
 * 204; 400 unreadable, 403 from elsewhere, 404 without `COUNT_SEARCHES`, 405, 413 above 2 kB, 415, 429, 503.
 */
export default apiRoute({ allowed: 'POST' }, async (request, response) => {
  const { headers, body } = request
  const refuse = (status: number) => response.status(status).end()
  const env = serverEnv()
  if (!env.COUNT_SEARCHES) return refuse(404)
  if (requestSource(headers) !== 'own') return refuse(403)
  if (!/^application\/json(?:;|$)/.test(headers['content-type'] ?? '')) return refuse(415)
  const { data } = search.safeParse(body)
  if (!data) return refuse(400)
  const address = addressOf(request, env.TRUSTED_PROXIES)
  const { wait: seconds } = await countWithin(
    SHORT,
    'level' in data ? 'search-level' : 'search',
    addressKey(address),
  )
  if (seconds > 0) {
    response.setHeader('Retry-After', seconds)
    return refuse(429)
  }
  await ('level' in data ? countLevel(data.level) : countSearch(data, address))
  return response.status(204).end()
})
