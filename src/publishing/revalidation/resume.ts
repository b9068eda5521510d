import { serverEnv, sitePort } from '@/config/env'
import { sleep } from '@/lib/sleep'
import { logger, reasonOf } from '@/logging/logger'
import { signMessage } from '../webhook/signature'
import { createFileJobStore } from './job-store'

/** A message of the site to itself. Pages can only be made anew by a request, so that a new process sends itself one. */
export const RESUME_TOPIC = 'Site.Publishing.resume'

const PATH = '/api/webhooks/contentful/'
/** The server starts to listen at about the time at which this runs. */
const ATTEMPTS = 20
const FIRST_WAIT = 250

const send = async (secret: string): Promise<boolean> => {
  const body = '{}'
  const headers = { 'x-contentful-topic': RESUME_TOPIC }
  const signed = signMessage(secret, { method: 'POST', path: PATH, headers, body }, Date.now())
  const reply = await fetch(`http://localhost:${sitePort()}${PATH}`, {
    method: 'POST',
    headers: { ...headers, ...signed, 'Content-Type': 'application/json' },
    body,
  })
  return reply.ok
}

/**
 * Takes up what an earlier process was killed over: to be called once when the server starts, and not to be waited for.
 * Nothing happens without pending work or without a webhook secret. Never throws.
 */
export async function resumePending(): Promise<void> {
  const secret = serverEnv().CONTENTFUL_WEBHOOK_SECRET
  if (secret === '') return
  const pending = await createFileJobStore().readAll()
  if (pending.length === 0) return
  let reason = 'refused'
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      if (await send(secret)) return
    } catch (error) {
      reason = reasonOf(error)
    }
    await sleep(FIRST_WAIT * attempt)
  }
  logger.error(`publishing: ${pending.length} change(s) of an earlier run are not taken up: ${reason}`)
}
