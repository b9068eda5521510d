import { sql } from 'kysely'
import { withDatabase } from '../database/database'
import type { Topic } from '../database/tables'

/** Mails to the addresses of the environment: that a server refuses one of these is a fault of the site. */
const TO_US: Topic[] = ['contact-notice', 'review-moderate', 'safety-notice', 'safety-escalation']

/** How jobs end whose mail has an address that does not exist: visitors mistype theirs every day. */
const REFUSED_ADDRESS = '^(SMTP 55|address$)'

/** `CONTACT_ADDRESS refused 550` of a mail that the server did not accept from the site, or for one of its mailboxes; null without one. @throws ServiceUnavailable */
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

/** How many jobs were given up and wait for an engineer. @throws ServiceUnavailable */
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
