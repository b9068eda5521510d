import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { withDatabase } from '../database/database'
import type { FormHandler } from '../submissions/handler'

const SAVED = `${ACCOUNT_PAGES.account}#salvos`

/** More than a brand has; a bound all the same. */
export const MOST_SAVED = 100

/** Keeps a product on the account's page; whoever is not logged in is led to the login. */
export const handleSaveProduct: FormHandler<'save-product'> = async ({ product }, { session }) => {
  if (!session) return { status: 'done', next: ACCOUNT_PAGES.login }
  const { accountId } = session
  await withDatabase(async (db) => {
    const { count } = await db
      .selectFrom('saved_product')
      .select((query) => query.fn.countAll<number>().as('count'))
      .where('user_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (count >= MOST_SAVED) return
    await db
      .insertInto('saved_product')
      .values({ user_id: accountId, product })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  return { status: 'done', next: SAVED }
}

export const handleUnsaveProduct: FormHandler<'unsave-product'> = async ({ product }, { session }) => {
  if (!session) return { status: 'done', next: ACCOUNT_PAGES.login }
  await withDatabase((db) =>
    db
      .deleteFrom('saved_product')
      .where('user_id', '=', session.accountId)
      .where('product', '=', product)
      .execute(),
  )
  return { status: 'done', next: SAVED }
}
