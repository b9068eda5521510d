import { apiRoute } from '@/server/page-props/api-route'
import { receiveWebhook } from '@/server/publishing/webhook/receive'

/** The signature is one of the body as sent; batches are answered when they are done. */
export const config = { api: { bodyParser: false, externalResolver: true } }

export default apiRoute({ allowed: 'POST', refusal: { error: 'POST only' } }, receiveWebhook)
