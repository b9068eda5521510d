import { sql, type Transaction } from 'kysely'
import { deletedBy } from '../database/deleted-by'
import type { Tables } from '../database/tables'
import { literalPattern } from '../privacy/literal-pattern'
import type { Subject } from '../privacy/subject'
import { afterErasure } from './erase'
import { exportedReview } from './export'

/** Free texts of visitors and moderators. */
const TEXTS = [
  ['review', 'title'],
  ['review', 'summary'],
  ['review', 'description'],
  ['review', 'location'],
  ['review_event', 'note'],
] as const

/** Others' texts stay, without the address. */
const eraseFromTexts = async (trx: Transaction<Tables>, email: string): Promise<void> => {
  for (const [table, column] of TEXTS)
    await sql`update ${sql.table(table)}
      set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${literalPattern(email)}, '[apagado]', 'gi')
      where position(${email} in lower(${sql.ref(column)})) > 0`.execute(trx)
}

/** A person's reviews. A moderator's own address is removed from their steps. */
export const reviewSubject: Subject = {
  columns: {
    review: ['email', 'nickname', 'location', 'title', 'summary', 'description', 'photo'],
    review_event: ['actor', 'note'],
  },
  export: async (db, email) => {
    const reviews = await db
      .selectFrom('review')
      .selectAll()
      .where('email', '=', email)
      .orderBy('created_at')
      .execute()
    const exported: object[] = []
    // Sequentially: each may include a photo.
    for (const review of reviews) exported.push(await exportedReview(db, review))
    return exported
  },
  erase: async (trx, email) => {
    const gone = await trx
      .deleteFrom('review')
      .where('email', '=', email)
      .returning(['product_key', 'status', 'photo'])
      .execute()
    await afterErasure(trx, gone, 'review-photo-gone')
    await eraseFromTexts(trx, email)
    await trx.updateTable('review_event').set({ actor: 'erased' }).where('actor', '=', email).execute()
    return gone.length
  },
}

/** A person's nicknames. */
export const nicknameSubject: Subject = {
  columns: { review_nickname: ['folded', 'email'] },
  export: async (db, email) => {
    const nicknames = await db.selectFrom('review_nickname').selectAll().where('email', '=', email).execute()
    return nicknames.map(({ folded, email: address }) => ({ apelido: folded, email: address }))
  },
  erase: (trx, email) => deletedBy(trx.deleteFrom('review_nickname').where('email', '=', email)),
}
