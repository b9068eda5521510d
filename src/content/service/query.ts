import { isBuilding } from '@/config/env'
import { inTime } from '@/lib/in-time'
import { sleep } from '@/lib/sleep'
import { logger } from '@/logging/logger'
import { withContentSpan } from '@/tracing/content-span'
import type { CallMetadata, ContentClient, EntriesQuery } from './client'
import { ContentError, type ContentErrorMeta } from './errors'
import type { Priority } from './priority'
import { type ContentReply, readReply } from './reply'
import type { ContentSource } from './source'
import type { Throttle } from './throttle'
import { translateError } from './translate-error'

/** Milliseconds that one query may take with all its retries: a build may wait longer than a visitor. */
const DEADLINE = { build: 60_000, serve: 20_000 }
const MAX_ATTEMPTS = 5

/** A little longer each time, and at least what the service asks for on 429; jitter keeps workers from marching in step. */
const waitBefore = (error: ContentError, attempt: number): number =>
  Math.max((error.meta.resetSeconds ?? 0) * 1000, 200 * 2 ** attempt) + Math.random() * 200

interface Call<Result> {
  send(metadata: CallMetadata): Promise<unknown>
  check(body: unknown): Result
}

/** Sends one call, through the throttle and with retries. @throws ContentError */
export type SendCall = <Result>(
  call: Call<Result>,
  meta?: ContentErrorMeta,
  deadline?: number,
) => Promise<Result>

/** Queries entries once, as `SendCall` does. @throws ContentError */
export type Query = (
  source: ContentSource,
  query: EntriesQuery,
  meta?: ContentErrorMeta,
  deadline?: number,
) => Promise<ContentReply>

interface SendParts {
  throttle: Throttle
  /** Of the work that queries. */
  currentPriority(): Priority
}

/** Sends a call through the throttle, with retries within a deadline that starts at its turn. */
export function createSendCall({ throttle, currentPriority }: SendParts): SendCall {
  return ({ send, check }, meta = {}, deadline = isBuilding() ? DEADLINE.build : DEADLINE.serve) =>
    withContentSpan(async (report) => {
      let end = await throttle(currentPriority())
      const endsAt = performance.now() + deadline
      for (let attempt = 1; ; attempt += 1) {
        const metadata: CallMetadata = { status: null, resetSeconds: null }
        try {
          // The call goes on, and counts, when nobody waits for it any more.
          const sent = (async () => send(metadata))().finally(end)
          const left = Math.max(0, endsAt - performance.now())
          return check(
            await inTime(sent, left, () => {
              throw new ContentError('timeout', 'no answer before the deadline', meta)
            }),
          )
        } catch (thrown) {
          const error = translateError(thrown, metadata, meta)
          const wait = waitBefore(error, attempt)
          if (!error.retry || attempt >= MAX_ATTEMPTS || performance.now() + wait >= endsAt) throw error
          logger.warn(
            { code: error.code, attempt, ...error.meta },
            `content: ${error.code} (${error.reason}), waiting ${Math.ceil(wait / 1000)} s, attempt ${attempt}`,
          )
          await sleep(wait)
          end = await throttle(currentPriority())
        } finally {
          report({ contentType: meta.contentType, status: metadata.status, attempt })
        }
      }
    })
}

interface QueryParts {
  client: ContentClient
  sendCall: SendCall
  /** @throws ContentError `outdated` for a response older than what is known to be published. */
  rejectStale(reply: ContentReply): ContentReply
}

/** Queries entries and checks the reply; of published content, a stale one counts as a failure that is tried again. */
export function createQuery({ client, sendCall, rejectStale }: QueryParts): Query {
  return (source, query, meta = {}, deadline) =>
    sendCall(
      {
        send: (metadata) => client.readEntries(source, query, metadata),
        check: (body) => {
          const reply = readReply(body, meta)
          return source === 'delivery' ? rejectStale(reply) : reply
        },
      },
      meta,
      deadline,
    )
}
