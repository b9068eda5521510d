import { sql } from 'kysely'
import { inTransaction } from '@/server/database/database'
import type { Trx } from '@/server/database/tables'
import { enqueue } from '@/server/jobs/outbox'
import { pauseOf } from '@/server/protection/form-limits'
import { keyedHash } from '@/server/protection/keys'
import { counterOf } from '@/server/protection/limiter'
import { readToken } from '@/server/protection/signed-token'
import type { confirmNewsletterForm, leaveNewsletterForm, newsletterForm } from '@/shared/schemas/newsletter'
import { atPlace, type FormHandler, problemOf, submitOnce } from '../submissions/handler'
import { CONFIRM, LEAVE } from './jobs'

/** Version of the consent text beside the form; change it with the text. */
export const NEWSLETTER_CONSENT = 'newsletter-2026-11-29'

/** Mails per address and day without delay, and seconds until a further one, against floods. */
const AT_ONCE = 3
const THEN_AFTER = 2 * 3600

const STALE = problemOf('token', 'staleLink')

/** Plans a mail, one at a time: its text depends on the state when it is sent. */
const planMail = (trx: Trx, subscription: string, delaySeconds: number) =>
  enqueue(trx, 'newsletter-mail', { subscription }, { key: `newsletter-mail ${subscription}`, delaySeconds })

/** The open subscription of an address: confirmed, requested again, or new. @returns its id */
const openSubscription = async (trx: Trx, email: string): Promise<string> => {
  const pending = await trx
    .insertInto('newsletter_subscription')
    .values({ email, consent_version: NEWSLETTER_CONSENT, confirmed_at: null, left_at: null })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .where('left_at', 'is', null)
        .doUpdateSet({ consent_version: NEWSLETTER_CONSENT, requested_at: sql<Date>`now()` })
        .where('newsletter_subscription.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  if (pending) return pending.id
  const confirmed = trx
    .selectFrom('newsletter_subscription')
    .select('id')
    .where(({ and }) => and({ email, left_at: null }))
  return (await confirmed.executeTakeFirstOrThrow()).id
}

/** Mails a confirmation link. For a subscribed address the response is the same, and the mail differs. */
export const handleNewsletter: FormHandler<typeof newsletterForm> = async ({ email }, context) => {
  const mails = counterOf('mail:newsletter', { points: 1_000_000, seconds: 86_400 })
  const isMany = (await mails.add(keyedHash('email', email))) > AT_ONCE
  return submitOnce(context, async (trx) => {
    const delay = (isMany ? THEN_AFTER : 0) + pauseOf(context.visitor)
    await planMail(trx, await openSubscription(trx, email), delay)
    return { status: 'done', next: atPlace('newsletterSent') }
  })
}

/** Confirms a subscription, once. A link is stale once its subscription ended. */
export const handleConfirmNewsletter: FormHandler<typeof confirmNewsletterForm> = async (
  { token },
  context,
) => {
  const id = readToken(token, CONFIRM)?.subject
  if (id === undefined) return STALE
  return submitOnce(context, async (trx) => {
    const open = await trx
      .selectFrom('newsletter_subscription')
      .select('confirmed_at')
      .where(({ and }) => and({ id, left_at: null }))
      .forUpdate()
      .executeTakeFirst()
    if (!open) return STALE
    if (open.confirmed_at === null) {
      await trx
        .updateTable('newsletter_subscription')
        .set({ confirmed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
      await planMail(trx, id, 0)
      await enqueue(trx, 'newsletter-webhook', { subscription: id })
    }
    return { status: 'done', next: atPlace('newsletterConfirmed') }
  })
}

/** Ends a subscription; deletes an unconfirmed one. @returns false for an invalid token; true also when repeated */
export async function leaveNewsletter(token: string): Promise<boolean> {
  const id = readToken(token, LEAVE)?.subject
  if (id === undefined) return false
  await inTransaction(async (trx) => {
    await trx
      .deleteFrom('newsletter_subscription')
      .where(({ and }) => and({ id, confirmed_at: null }))
      .execute()
    const left = await trx
      .updateTable('newsletter_subscription')
      .set({ left_at: sql<Date>`now()` })
      .where(({ and }) => and({ id, left_at: null }))
      .returning('id')
      .executeTakeFirst()
    if (left) await enqueue(trx, 'newsletter-webhook', { subscription: id })
  })
  return true
}

export const handleLeaveNewsletter: FormHandler<typeof leaveNewsletterForm> = async ({ token }) =>
  (await leaveNewsletter(token)) ? { status: 'done', next: atPlace('newsletterLeft') } : STALE
