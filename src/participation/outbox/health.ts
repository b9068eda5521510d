import { sql } from 'kysely'
import { withDatabase } from '../database/database'
import type { Topic } from '../database/tables'

/** Mails to the addresses of the environment: that a server refuses one of these is a fault of the site. */
const TO_US: Topic[] = ['contact-notice', 'review-moderate', 'safety-notice', 'safety-escalation']

/** How jobs end whose mail has an address that does not exist: visitors mistype theirs every day. */
const REFUSED_ADDRESS = '^(SMTP 55|address$)'

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
