import { isRecord } from '../content/guards'
import type { WebhookMessage } from './message'

/** Milliseconds after which Contentful gives up on an answer. */
const TIMEOUT = 30_000

/** Signed by Contentful's own toolkit, which takes long to load: not before the first webhook. */
const signed = async ({ headers, body }: WebhookMessage, url: string, secret: string) => {
  const { signRequest } = await import('@contentful/node-apps-toolkit')
  const { pathname, search } = new URL(url)
  return signRequest(secret, { method: 'POST', path: `${pathname}${search}`, headers: { ...headers }, body })
}

/** What the site made of a webhook. */
export interface WebhookReply {
  /** Null without a response. */
  status: number | null
  /** Paths of the pages that it made anew. */
  revalidated: string[]
}

const revalidatedIn = (text: string): string[] => {
  try {
    const body: unknown = JSON.parse(text)
    const paths = isRecord(body) && Array.isArray(body.revalidated) ? body.revalidated : []
    return paths.filter((path) => typeof path === 'string')
  } catch {
    return []
  }
}

/** Makes one attempt. */
export async function send(message: WebhookMessage, url: string, secret: string): Promise<WebhookReply> {
  try {
    const { headers, body } = message
    const reply = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...(await signed(message, url, secret)) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return { status: reply.status, revalidated: revalidatedIn(await reply.text()) }
  } catch {
    return { status: null, revalidated: [] }
  }
}
