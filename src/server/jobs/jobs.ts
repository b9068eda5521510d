import { type Selectable, sql } from 'kysely'
import { withDatabase } from '@/server/database/database'
import type { Db, Topic } from '@/server/database/tables'
import type { OutboxTable } from '@/server/database/tables/outbox'

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

export type Job = Pick<Selectable<OutboxTable>, 'id' | 'topic' | 'payload' | 'tries'>

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
    .where(({ and }) => and({ id, tries }))
    .execute()
  return isDead
}

/** Mails to configured addresses: their refusal is a fault of the site. */
const TO_US: Topic[] = [
  'contact-notice',
  'review-moderate',
  'safety-notice',
  'safety-escalation',
  'problem-mail',
  'weekly-report',
]

/** Codes of mails that one visitor's server refused: addresses are mistyped, and mailboxes are full, every day. */
const REFUSED_ADDRESS = '^(SMTP 55|address$)'

/** E.g. `CONTACT_ADDRESS refused 550`, for the sender or a mailbox of the site; or null. @throws ServiceUnavailable */
export async function refusedMail(): Promise<string | null> {
  const job = await withDatabase((db) =>
    db
      .selectFrom('outbox')
      .select('last_error')
      .where('dead_at', 'is', null)
      .where('last_error', 'like', '% refused 5%')
      .orderBy('last_error')
      .limit(1)
      .executeTakeFirst(),
  )
  return job?.last_error ?? null
}

/** Domains whose servers refuse mails to visitors at this moment, from which on the sender is at fault. */
const REFUSING_DOMAINS = 3

/** Whether several domains refuse mails to visitors: the number of domains, else 0. @throws ServiceUnavailable */
export async function refusingDomains(): Promise<number> {
  const { count } = await withDatabase((db) =>
    db
      .selectFrom('outbox')
      .select(sql<number>`count(distinct split_part(last_error, ' at ', 2))`.as('count'))
      .where('dead_at', 'is', null)
      .where('last_error', 'like', 'SMTP % at %')
      .executeTakeFirstOrThrow(),
  )
  return Number(count) >= REFUSING_DOMAINS ? Number(count) : 0
}

/** Number of failed jobs that wait for an engineer. @throws ServiceUnavailable */
export async function deadJobs(): Promise<number> {
  const { count } = await withDatabase((db) =>
    db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('dead_at', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('topic', 'in', TO_US),
          eb('last_error', 'is', null),
          sql<boolean>`last_error !~ ${REFUSED_ADDRESS}`,
        ]),
      )
      .executeTakeFirstOrThrow(),
  )
  return count
}
