import { receiveWebhook } from '@/publishing/webhook/receive'
import { withRequestId } from '@/server/logging/request-id'

/** The signature is one of the body as sent; batches are answered when they are done. */
export const config = { api: { bodyParser: false, externalResolver: true } }

export default withRequestId(receiveWebhook)
