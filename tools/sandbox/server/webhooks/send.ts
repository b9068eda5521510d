import { isRecord } from '../content/guards'
import type { WebhookMessage } from './message'

/** Contentful's timeout for a response, in milliseconds. */
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
  revalidated: string[]
  /** Milliseconds until each was rendered, where the site reported them. */
  took: Record<string, unknown>
}

const NOTHING = { revalidated: [], took: {} }

const revalidatedIn = (text: string): Omit<WebhookReply, 'status'> => {
  try {
    const body: unknown = JSON.parse(text)
    if (!isRecord(body) || !Array.isArray(body.revalidated)) return NOTHING
    const revalidated = body.revalidated.filter((path) => typeof path === 'string')
    return { revalidated, took: isRecord(body.took) ? body.took : {} }
  } catch {
    return NOTHING
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
    return { status: reply.status, ...revalidatedIn(await reply.text()) }
  } catch {
    return { status: null, ...NOTHING }
  }
}
