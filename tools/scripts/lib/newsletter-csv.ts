import type { Kysely } from 'kysely'
import type { Tables } from '@/server/database/tables'
import { unsubscribeHref } from '@/server/features/newsletter/jobs'

const COLUMNS = ['id', 'email', 'confirmed_at', 'consent_version', 'unsubscribe']

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`
const lineOf = (values: string[]): string => `${values.map(quoted).join(',')}\r\n`

/**
 * All confirmed subscribers of the newsletter, as CSV (RFC 4180, UTF-8). `unsubscribe` is each person's address for
 * the headers `List-Unsubscribe` and `List-Unsubscribe-Post` and for the link in the mail.
 */
export async function subscribersCsv(db: Kysely<Tables>): Promise<string> {
  const rows = await db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('left_at', 'is', null)
    .orderBy('confirmed_at')
    .execute()
  return [
    lineOf(COLUMNS),
    ...rows.map(({ id, email, confirmed_at, consent_version }) =>
      lineOf([id, email, confirmed_at?.toISOString() ?? '', consent_version, unsubscribeHref(id)]),
    ),
  ].join('')
}
