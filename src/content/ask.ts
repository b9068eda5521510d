import { isBuilding } from '@/config/env'
import { logger } from '@/logging/logger'
import { withContentSpan } from '@/tracing/content-span'
import { type CallNotes, type EntriesQuery, readEntries } from './client'
import { ContentError, type ContentErrorMeta } from './errors'
import { refuseOutdated } from './expected-revisions'
import { currentPriority } from './priority'
import { type ContentReply, readReply } from './reply'
import { sleep } from './sleep'
import type { ContentSource } from './source'
import { processThrottle } from './throttle'
import { translateError } from './translate-error'

/** Milliseconds that one question may take with all its retries: a build may wait longer than a visitor. */
const DEADLINE = { build: 60_000, serve: 20_000 }
const MAX_ATTEMPTS = 5

/** A little longer each time, and at least what the service asks for on 429; jitter keeps workers from marching in step. */
const waitBefore = (error: ContentError, attempt: number): number =>
  Math.max((error.meta.resetSeconds ?? 0) * 1000, 200 * 2 ** attempt) + Math.random() * 200

const withDeadline = async <T>(work: Promise<T>, endsAt: number, meta: ContentErrorMeta): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ContentError('timeout', 'no answer before the deadline', meta)),
      Math.max(0, endsAt - performance.now()),
    )
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** One call to the service, which fills in the notes, and what checks its answer. */
interface Call<Answer> {
  send(notes: CallNotes): Promise<unknown>
  check(body: unknown): Answer
}

/**
 * Asks once, through the throttle, and again within the deadline when the failure is worth it. The deadline starts
 * with the question's turn: waiting behind other questions is no failure of the service.
 * A rate limit that resets after the deadline fails at once and says how long it lasts.
 * @throws ContentError
 */
export const askWith = <Answer>(
  { send, check }: Call<Answer>,
  meta: ContentErrorMeta = {},
  deadline = isBuilding() ? DEADLINE.build : DEADLINE.serve,
): Promise<Answer> =>
  withContentSpan(async (tell) => {
    let end = await processThrottle()(currentPriority())
    const endsAt = performance.now() + deadline
    for (let attempt = 1; ; attempt += 1) {
      const notes: CallNotes = { status: null, resetSeconds: null }
      try {
        // The call goes on, and counts, when nobody waits for it any more.
        const sent = (async () => send(notes))().finally(end)
        return check(await withDeadline(sent, endsAt, meta))
      } catch (thrown) {
        const error = translateError(thrown, notes, meta)
        const wait = waitBefore(error, attempt)
        if (!error.retry || attempt >= MAX_ATTEMPTS || performance.now() + wait >= endsAt) throw error
        logger.warn(
          { code: error.code, attempt, ...error.meta },
          `content: ${error.code} (${error.reason}), waiting ${Math.ceil(wait / 1000)} s, attempt ${attempt}`,
        )
        await sleep(wait)
        end = await processThrottle()(currentPriority())
      } finally {
        tell({ contentType: meta.contentType, status: notes.status, attempt })
      }
    }
  })

/** Asks for entries, as `askWith` does. @throws ContentError */
export const ask = (
  source: ContentSource,
  query: EntriesQuery,
  meta: ContentErrorMeta = {},
  deadline?: number,
): Promise<ContentReply> =>
  askWith(
    {
      send: (notes) => readEntries(source, query, notes),
      check: (body) => {
        const reply = readReply(body, meta)
        return source === 'delivery' ? refuseOutdated(reply) : reply
      },
    },
    meta,
    deadline,
  )
