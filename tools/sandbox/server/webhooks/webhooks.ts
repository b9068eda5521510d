import { setTimeout as sleep } from 'node:timers/promises'
import type { Kind } from '../content/view'
import type { StoredRecord } from '../store/record'
import type { SandboxStore } from '../store/store'
import { SPACE_ALIAS } from '../tokens'
import { actionsBetween } from './actions'
import { type WebhookMessage, webhookMessage } from './message'
import { send } from './send'

export interface WebhookOptions {
  /** Where the site receives webhooks; null sends none. */
  url: string | null
  /** 64 characters. */
  secret: string
  /** Milliseconds between two attempts; Contentful waits about half a minute. */
  retryAfter?: number
}

/** A call as the control page shows it. */
export interface WebhookCall {
  at: string
  topic: string
  id: string
  attempts: number
  /** Of the latest response; null when there was none. */
  status: number | null
  /** Paths that the site has revalidated, with the milliseconds that each took. */
  revalidated: string[]
  took: Record<string, unknown>
  /** Milliseconds until the site reported that; 0 before. */
  ms: number
}

const RETRY_AFTER = 5_000
/** Contentful's own: the first attempt and two more, after no response, 429 and 5xx. */
const ATTEMPTS = 3
const CONCURRENCY = 10
const STORED_CALLS = 500

const isWorthRepeating = (status: number | null): boolean =>
  status === null || status === 429 || status >= 500

/** Notifies the site of every change that editors make, as Contentful's webhooks do. */
export class Webhooks {
  readonly calls: WebhookCall[] = []
  /** False in tests of revalidation without webhooks. */
  isOn = true
  /** Target address; null for none. */
  url: string | null
  readonly #options: WebhookOptions
  readonly #waiting: WebhookMessage[] = []
  #senders = 0

  constructor(options: WebhookOptions) {
    this.#options = options
    this.url = options.url
  }

  /** Sends the webhooks of all changes of a store from now on. */
  watch(store: SandboxStore): void {
    store.onWrite((kind, before, after) => this.#notice(store, kind, before, after))
  }

  #notice(store: SandboxStore, kind: Kind, before: StoredRecord | null, after: StoredRecord | null): void {
    const resource = after?.published ?? after?.latest ?? before?.published ?? before?.latest
    if (this.url === null || !this.isOn || resource === undefined) return
    const now = new Date().toISOString()
    // The site uses this id of the space, whatever the export's own.
    const context = { ...store.context, spaceId: SPACE_ALIAS }
    for (const action of actionsBetween(before, after))
      this.#waiting.push(webhookMessage(action, kind, resource, context, now))
    while (this.#waiting.length > 0 && this.#senders < CONCURRENCY) void this.#sendWaiting()
  }

  async #sendWaiting(): Promise<void> {
    this.#senders += 1
    for (let message = this.#waiting.shift(); message !== undefined; message = this.#waiting.shift())
      await this.#sendRepeatedly(message)
    this.#senders -= 1
  }

  async #sendRepeatedly(message: WebhookMessage): Promise<void> {
    const { topic, id } = message
    const startedAt = performance.now()
    const at = new Date().toISOString()
    const call: WebhookCall = { at, topic, id, attempts: 0, status: null, revalidated: [], took: {}, ms: 0 }
    this.calls.push(call)
    if (this.calls.length > STORED_CALLS) this.calls.shift()
    while (call.attempts < ATTEMPTS) {
      if (call.attempts > 0) await sleep(this.#options.retryAfter ?? RETRY_AFTER, null, { ref: false })
      call.attempts += 1
      const reply = await send(message, this.url ?? '', this.#options.secret)
      Object.assign(call, reply, { ms: Math.round(performance.now() - startedAt) })
      if (!isWorthRepeating(call.status)) return
    }
    process.stderr.write(`Webhook ${topic} of ${id} failed (${call.status ?? 'no response'}).\n`)
  }
}
