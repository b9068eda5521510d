import { z } from 'zod'
import {
  CONSENT_VERSION,
  type ConsentChoice,
  choiceCookie,
  OPTIONAL_CATEGORIES,
} from '@/browser/analytics/consent-choice'
import { requestSource } from '@/server/http/request-source'
import { apiRoute } from '@/server/page-props/api-route'
import { serverEnv } from '@/shared/config/env'

export const config = { api: { bodyParser: { sizeLimit: '2kb' } } }

const consentChoice: z.ZodType<ConsentChoice> = z.object({
  version: z.literal(CONSENT_VERSION),
  date: z.iso.datetime(),
  allowed: z.array(z.enum(OPTIONAL_CATEGORIES)).max(OPTIONAL_CATEGORIES.length),
})

/**
 * `POST /api/consent/`: sets the cookie of a choice (`ConsentChoice`), which browsers then keep for its whole time; nothing
 * is stored or logged. 204; 400 unreadable, 403 from elsewhere, 405, 413 above 2 kB.
 */
export default apiRoute({ allowed: 'POST' }, ({ headers, body }, response) => {
  if (requestSource(headers) !== 'own') return response.status(403).end()
  const { data } = consentChoice.safeParse(body)
  if (!data) return response.status(400).end()
  const isSecure = serverEnv().SITE_URL.startsWith('https:')
  return response.setHeader('Set-Cookie', choiceCookie(data, isSecure)).status(204).end()
})
