import type { NextApiRequest, NextApiResponse } from 'next'
import { readBody } from '@/server/http/read-body'
import type { LoggedHandler } from '@/server/http/request-id'
import { serverEnv } from '@/shared/config/env'
import { inTime } from '@/shared/utils/in-time'
import { revalidationQueue } from '../revalidation/shared-queue'
import { acceptedMessages } from './accepted-messages'
import { type Message, readMessage } from './message'
import { type Verification, verifyMessage } from './signature'

const TOPIC_HEADER = 'x-contentful-topic'

/** Milliseconds that a sender waits; Contentful's limit is thirty seconds. */
const TIMEOUT_MS = 10_000

const REFUSALS: Record<Exclude<Verification['verdict'], 'valid'>, string> = {
  unsigned: 'no signature, the space needs the secret of CONTENTFUL_WEBHOOK_SECRET',
  forged: 'CONTENTFUL_WEBHOOK_SECRET may differ from the secret in the space, or a proxy changes the path',
  stale: 'signed too long ago, or a clock is wrong',
}

/** Strangers may send any number of messages. */
let isOffLogged = false

const header = ({ headers }: NextApiRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : (value?.join(',') ?? '')
}

const flatHeaders = (request: NextApiRequest): Record<string, string> =>
  Object.fromEntries(Object.keys(request.headers).map((name) => [name, header(request, name)]))

/** The path may be signed with or without its final slash: both are served. */
const pathsOf = (url: string): string[] => {
  const [path = '', query] = url.split('?')
  const bare = path.replace(/\/+$/, '')
  return [url, ...[bare, `${bare}/`].map((each) => (query === undefined ? each : `${each}?${query}`))]
}

/** Whether Contentful signed a message recently, with either path. */
const verify = (request: NextApiRequest, body: string, secret: string): Verification => {
  const found = pathsOf(request.url ?? '').map((path) =>
    verifyMessage(
      secret,
      { method: request.method ?? '', path, headers: flatHeaders(request), body },
      Date.now(),
    ),
  )
  return found.find(({ verdict }) => verdict === 'valid') ?? found[0] ?? { verdict: 'unsigned' }
}

/** Keys of a repeated delivery: Contentful's and, because that may be unsigned, the signature. */
const keysOf = (request: NextApiRequest, digest: string): string[] =>
  [header(request, 'x-contentful-idempotency-key'), digest].filter(Boolean)

const respondTo = async (message: Message, response: NextApiResponse): Promise<void> => {
  if (message.kind === 'malformed') return response.status(400).json({ error: message.reason })
  if (message.kind === 'skipped')
    return response.status(200).json({ revalidated: [], skipped: [message.reason] })
  const outcome = await inTime(
    revalidationQueue.add(message.change, response.revalidate),
    TIMEOUT_MS,
    () => null,
  )
  if (!outcome?.isDone)
    return response.status(202).json({ queued: true, revalidated: outcome?.revalidated ?? [] })
  const { revalidated, stale, took } = outcome
  return response.status(200).json({ revalidated, stale, took, skipped: [] })
}

/**
 * Contentful's webhook: revalidates all pages that a change affects. 503 without a secret, 413
 * above a megabyte, 401 unsigned, forged or stale, 409 repeated, 400 malformed; 200 with the revalidated paths
 * and how long each took (milliseconds), those that keep their last page with the reason, or the reason why nothing changes; 202 if the pages follow later.
 */
export const receiveWebhook: LoggedHandler = async (request, response, { log }) => {
  const secret = serverEnv().CONTENTFUL_WEBHOOK_SECRET
  if (secret === '') {
    if (!isOffLogged)
      log.error(
        'webhook: refused, CONTENTFUL_WEBHOOK_SECRET is not set: nothing that editors publish is shown at once',
      )
    isOffLogged = true
    return response.status(503).json({ error: 'CONTENTFUL_WEBHOOK_SECRET is not set' })
  }
  const body = await readBody(request)
  if (body === null) {
    // The rest of the body is unread: the connection cannot be reused.
    response.setHeader('Connection', 'close')
    return response.status(413).json({ error: 'larger than 1 MB' })
  }
  const verified = verify(request, body, secret)
  if (verified.verdict !== 'valid') {
    log.warn(`webhook: refused, ${verified.verdict}: ${REFUSALS[verified.verdict]}`)
    return response.status(401).json({ error: verified.verdict })
  }
  const keys = keysOf(request, verified.digest)
  if (!(await acceptedMessages().take(keys))) return response.status(409).json({ error: 'repeated' })
  try {
    const topic = {
      name: header(request, TOPIC_HEADER),
      isSigned: verified.signedHeaders.includes(TOPIC_HEADER),
    }
    const message = readMessage(topic, body)
    // Nothing was accepted: a corrected message may use the same key.
    if (message.kind === 'malformed') await acceptedMessages().release(keys)
    await respondTo(message, response)
  } catch (error) {
    await acceptedMessages().release(keys)
    throw error
  }
}
