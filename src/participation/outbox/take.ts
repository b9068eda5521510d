import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables'
import { backOff, MOST_TRIES } from './back-off'
import type { Payload } from './storage'

/** Seconds that a job is one instance's alone: longer than a mail may take, or it would go twice. */
const LEASE = 120

/** A job that this instance may do until its lease ends. */
export interface Job {
  id: string
  topic: string
  payload: Payload
  /** Which try this is. */
  tries: number
}

/** Takes jobs that are due; those that somebody else takes at this moment are passed over, not waited for. */
export async function takeJobs(db: Kysely<Tables>, most: number): Promise<Job[]> {
  return await db
    .updateTable('outbox')
    .set({ due: sql<Date>`now() + make_interval(secs => ${LEASE})`, tries: sql<number>`tries + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('dead_at', 'is', null)
        .where('due', '<=', sql<Date>`now()`)
        .orderBy('due')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'topic', 'payload', 'tries'])
    .execute()
}

/**
 * Gives up jobs whose tries are used up although none of them ended in a failure: such a job takes its process with it.
 * @returns ids of those that were given up
 */
export async function giveUpJobs(db: Kysely<Tables>): Promise<string[]> {
  const gone = await db
    .updateTable('outbox')
    .set({ dead_at: sql<Date>`now()`, last_error: 'never ended' })
    .where('dead_at', 'is', null)
    .where('due', '<=', sql<Date>`now()`)
    .where('tries', '>=', MOST_TRIES)
    .returning('id')
    .execute()
  return gone.map(({ id }) => id)
}

/** Forgets a job that is done. */
export async function finishJob(db: Kysely<Tables>, { id }: Job): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

/** Puts a job off, or gives it up. @returns whether it is dead now */
export async function postponeJob(
  db: Kysely<Tables>,
  { id, tries }: Job,
  { code, isHopeless }: { code: string; isHopeless: boolean },
): Promise<boolean> {
  const isDead = isHopeless || tries >= MOST_TRIES
  await db
    .updateTable('outbox')
    .set({
      last_error: code,
      ...(isDead
        ? { dead_at: sql<Date>`now()` }
        : { due: sql<Date>`now() + make_interval(secs => ${backOff(tries)})` }),
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute()
  return isDead
}
