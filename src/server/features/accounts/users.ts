import { type Selectable, sql } from 'kysely'
import { findRow, withDatabase } from '@/server/database/database'
import type { Db } from '@/server/database/tables'
import type { AccountUserTable } from '@/server/database/tables/accounts'
import type { ReviewStatus } from '@/shared/content-model/views/moderation'
import type { AccountSession } from './cookies'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** All in seconds; privacy policy and mails state them. */

/** A login ends after a week without use … */
export const SESSION_IDLE = 7 * DAY
/** … and after a month in any case. */
export const SESSION_LONGEST = 30 * DAY
/** The end is extended once a day, not with every page. */
export const SESSION_UPDATE = DAY

export const CONFIRMATION_LINK = DAY
export const RESET_LINK = HOUR

export const UNCONFIRMED_DAYS = 7

/** The day of the last change of terms and privacy policy, to which a new account agrees. */
export const CONSENT_VERSION = '2026-11-29'

/** Seconds between registration mails of one address: five a day. */
export const CONFIRMATION_PAUSE = 5 * HOUR
/** The same for "forgot password" and unconfirmed logins. Links are valid for longer: the newest mail always works. */
export const LINK_PAUSE = HOUR / 2

export type AccountUser = Selectable<AccountUserTable>

export const userByEmail = (db: Db, email: string) => findRow(db, 'account_user', { email })

export const userById = (db: Db, id: string) => findRow(db, 'account_user', { id })

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('account_session').where('id', '=', sessionId).execute()
}

/** Mails of which an account gets one in a while. */
export type LimitedMail = 'confirmation' | 'reset'

const columnOf = (kind: LimitedMail) => `${kind}_mailed_at` as const

/** Whether an account may get a mail of a kind: `pause` seconds after the last that went, against floods by strangers. */
export async function mayMail(db: Db, accountId: string, kind: LimitedMail, pause: number): Promise<boolean> {
  const since = sql.ref(columnOf(kind))
  const found = await db
    .selectFrom('account_user')
    .select('id')
    .where('id', '=', accountId)
    .where(sql<boolean>`coalesce(${since} < now() - make_interval(secs => ${pause}), true)`)
    .executeTakeFirst()
  return found !== undefined
}

/** Begins the pause of a kind of mail, after its delivery: a mail that was refused is no reason to wait. */
export async function noteMailed(db: Db, accountId: string, kind: LimitedMail): Promise<void> {
  await db
    .updateTable('account_user')
    .set({ [columnOf(kind)]: sql<Date>`now()` })
    .where('id', '=', accountId)
    .execute()
}

/** Data of the account page, latest first; null if the account is deleted. @throws ServiceUnavailable */
export function readOverview({ accountId }: AccountSession) {
  return withDatabase(async (db) => {
    const user = await userById(db, accountId)
    if (!user) return null
    const saved = await db
      .selectFrom('saved_product')
      .select('product')
      .where('user_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .execute()
    const logins = await db
      .selectFrom('account_session')
      .select(['id', 'device', 'created_at'])
      .where('user_id', '=', accountId)
      .where('expires_at', '>', new Date())
      .orderBy('created_at', 'desc')
      .execute()
    const reviews = await db
      .selectFrom('review')
      .select(['id', 'title', 'rating', 'product_key', 'status', 'created_at'])
      .where('email', '=', user.email)
      // Anybody can type an address: unconfirmed reviews are not shown.
      .where('status', '!=', 'unconfirmed')
      .$narrowType<{ status: Exclude<ReviewStatus, 'unconfirmed'> }>()
      .orderBy('created_at', 'desc')
      .execute()
    return { user, reviews, saved: saved.map(({ product }) => product), logins }
  })
}

export type AccountOverview = NonNullable<Awaited<ReturnType<typeof readOverview>>>
