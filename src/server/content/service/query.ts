import { logger } from '@/server/log/logger'
import { withContentSpan } from '@/server/log/tracing/content-span'
import { isBuilding } from '@/shared/config/env'
import { inTime } from '@/shared/utils/in-time'
import { sleep } from '@/shared/utils/sleep'
import type { CallMetadata, ContentClient, ContentSource, EntriesQuery } from './client'
import { ContentError, type ContentErrorMeta } from './errors'
import { type ContentReply, readReply } from './reply'
import type { Priority, Throttle } from './throttle'
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

/** Sends a call through the throttle, with retries within a deadline that starts at its turn. */
export function createSendCall({
  throttle,
  currentPriority,
}: {
  throttle: Throttle
  currentPriority(): Priority
}): SendCall {
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

/** Milliseconds after which a field that the space lacked is asked for again: its owners may have added it. */
const LACKS_FOR = 300_000

/** Contentful names the first path that it does not know, with or without `fields.`. */
const UNKNOWN_PATH = /The path "(?:fields\.)?(\w+)" is not recognized/

const pathsOf = (select: EntriesQuery[string] | undefined): string[] => String(select ?? '').split(',')

const unknownFieldOf = (error: unknown, { select }: EntriesQuery): string | null => {
  if (!(error instanceof ContentError) || error.code !== 'rejected') return null
  const field = UNKNOWN_PATH.exec(error.reason)?.[1] ?? ''
  return pathsOf(select).includes(`fields.${field}`) ? field : null
}

/** Leaves out fields that the space lacks, and logs them: code may be deployed before `npm run model:apply`. */
export function withoutLackingFields(query: Query): Query {
  /** Path of a field, with its content type, by the time at which it is asked for again. */
  const lacking = new Map<string, number>()

  const keyOf = (wish: EntriesQuery, path: string) => `${wish.content_type} ${path}`
  const isLacking = (wish: EntriesQuery, path: string) => (lacking.get(keyOf(wish, path)) ?? 0) > Date.now()

  return async (source, wish, meta, deadline) => {
    if (wish.select === undefined) return query(source, wish, meta, deadline)
    for (;;) {
      const select = pathsOf(wish.select).filter((path) => !isLacking(wish, path))
      try {
        return await query(source, { ...wish, select: select.join() }, meta, deadline)
      } catch (error) {
        const field = unknownFieldOf(error, { select: select.join() })
        if (field === null) throw error
        lacking.set(keyOf(wish, `fields.${field}`), Date.now() + LACKS_FOR)
        logger.warn(
          { contentType: wish.content_type, field },
          'content: the space lacks this field, which reads as empty; npm run model:plan compares the models',
        )
      }
    }
  }
}
