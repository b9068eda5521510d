import type { ReviewStatus } from '@/models/moderation'
import { withDatabase } from '../database/database'
import { type AccountUser, userById } from './find-user'
import type { AccountSession } from './login-cookie'

/** Data of the account page. */
export interface AccountOverview {
  user: AccountUser
  /** Slugs of products, latest first. */
  saved: string[]
  /** Those with the account's address, latest first. */
  reviews: {
    id: string
    title: string
    rating: number
    product_key: string
    status: Exclude<ReviewStatus, 'unconfirmed'>
    created_at: Date
  }[]
  /** Latest first. */
  logins: { id: string; device: string | null; created_at: Date }[]
}

/** Data of the account page; null if the account is deleted. @throws ServiceUnavailable */
export function readOverview({ accountId }: AccountSession): Promise<AccountOverview | null> {
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
