import type { WebhookMessage } from './message'

/** Milliseconds after which Contentful gives up on an answer. */
const TIMEOUT = 30_000

/** Signed by Contentful's own toolkit, which takes long to load: not before the first webhook. */
const signed = async ({ headers, body }: WebhookMessage, url: string, secret: string) => {
  const { signRequest } = await import('@contentful/node-apps-toolkit')
  const { pathname, search } = new URL(url)
  return signRequest(secret, { method: 'POST', path: `${pathname}${search}`, headers: { ...headers }, body })
}

/** Makes one attempt. @returns the status of the answer, null without one. */
export async function send(message: WebhookMessage, url: string, secret: string): Promise<number | null> {
  try {
    const { headers, body } = message
    const reply = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...(await signed(message, url, secret)) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await reply.arrayBuffer()
    return reply.status
  } catch {
    return null
  }
}
