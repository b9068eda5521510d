import { sql } from 'kysely'
import type { Db } from '../database/tables'
import type { Payload } from './storage'

/** Seconds that one instance has a job: longer than a mail may take, or it would be sent twice. */
const LEASE = 120

/** Seconds before the second try; doubled for each further one. */
const FIRST = 5
const LONGEST = 3600

/** Tries until a job fails for good: more than an outage of a day. */
export const MOST_TRIES = 60

/** Seconds until the next try, with jitter. @param tries made so far */
export function backOff(tries: number, random: () => number = Math.random): number {
  const whole = Math.min(FIRST * 2 ** (tries - 1), LONGEST)
  return whole / 2 + random() * (whole / 2)
}

/** A job that this instance may run until its lease ends. */
export interface Job {
  id: string
  topic: string
  payload: Payload
  /** Number of this try. */
  tries: number
}

/** Takes due jobs, skipping those that others are taking. */
export async function takeJobs(db: Db, most: number): Promise<Job[]> {
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

/** Fails jobs that used up their tries without an error: they end their process. @returns their ids */
export async function giveUpJobs(db: Db): Promise<string[]> {
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

/** Deletes a completed job. */
export async function finishJob(db: Db, { id }: Job): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

/** Postpones or fails a job. @returns whether it failed for good */
export async function postponeJob(
  db: Db,
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
