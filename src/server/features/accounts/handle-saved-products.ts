import { contentPages } from '@/server/content/pages'
import { inTransaction, withDatabase } from '@/server/database/database'
import { accountAfter, loginToSave } from '@/shared/routing/account-pages'
import type { saveProductForm, unsaveProductForm } from '@/shared/schemas/accounts/account-actions'
import { type FormHandler, problemOf } from '../submissions/handler'
import { SESSION_OVER } from './lock-out'

/** More than a brand has. */
export const MOST_SAVED = 100

const isProduct = async (slug: string): Promise<boolean> =>
  (await contentPages().products(contentPages().source(false))).some((product) => product.slug === slug)

type Saving = 'saved' | 'unknown' | 'full'

/** Saves a product on an account, once; serialized for the limit. @throws ServiceUnavailable */
export async function saveProduct(accountId: string, product: string): Promise<Saving> {
  if (!(await isProduct(product))) return 'unknown'
  return inTransaction(async (trx) => {
    await trx.selectFrom('account_user').select('id').where('id', '=', accountId).forUpdate().execute()
    const saved = await trx
      .selectFrom('saved_product')
      .select('product')
      .where('user_id', '=', accountId)
      .execute()
    if (saved.some((row) => row.product === product)) return 'saved'
    if (saved.length >= MOST_SAVED) return 'full'
    await trx.insertInto('saved_product').values({ user_id: accountId, product }).execute()
    return 'saved'
  })
}

export const handleSaveProduct: FormHandler<typeof saveProductForm> = async ({ product }, { session }) => {
  if (!session) return { status: 'done', next: loginToSave(product) }
  const saving = await saveProduct(session.accountId, product)
  if (saving === 'unknown') return problemOf('product', 'patternMismatch')
  if (saving === 'full') return problemOf(null, 'tooManySaved')
  return { status: 'done', next: accountAfter('saved', product) }
}

export const handleUnsaveProduct: FormHandler<typeof unsaveProductForm> = async (
  { product },
  { session },
) => {
  if (!session) return SESSION_OVER
  await withDatabase((db) =>
    db
      .deleteFrom('saved_product')
      .where(({ and }) => and({ user_id: session.accountId, product }))
      .execute(),
  )
  return { status: 'done', next: accountAfter('unsaved', product) }
}
