import { serverEnv, sitePort } from '@/shared/config/env'
import { signMessage } from '../webhook/signature'

const PATH = '/api/webhooks/contentful/'

/** Whether there is a secret to sign with; without one no messages are accepted. */
export function canSendToSelf(): boolean {
  return serverEnv().CONTENTFUL_WEBHOOK_SECRET !== ''
}

/** Sends this server a signed message; whether it was accepted. @throws before the server listens */
export async function sendToSelf(topic: string, body: string): Promise<boolean> {
  const secret = serverEnv().CONTENTFUL_WEBHOOK_SECRET
  const headers = { 'x-contentful-topic': topic }
  const signed = signMessage(secret, { method: 'POST', path: PATH, headers, body }, Date.now())
  const reply = await fetch(`http://localhost:${sitePort()}${PATH}`, {
    method: 'POST',
    headers: { ...headers, ...signed, 'Content-Type': 'application/json' },
    body,
  })
  return reply.ok
}
