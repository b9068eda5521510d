import { sql } from 'kysely'
import { withDatabase } from '../database/database'
import type { Topic } from '../database/tables'

/** Mails to configured addresses: their refusal is a fault of the site. */
const TO_US: Topic[] = [
  'contact-notice',
  'review-moderate',
  'safety-notice',
  'safety-escalation',
  'problem-mail',
  'weekly-report',
]

/** Codes of mails to addresses that do not exist: visitors mistype them every day. */
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
