import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables'
import { literalPattern } from '../privacy/literal-pattern'
import type { Subject } from '../privacy/subjects'
import { afterErasure } from './erase'

/** What visitors and moderators write freely. */
const TEXTS = [
  ['review', 'title'],
  ['review', 'summary'],
  ['review', 'description'],
  ['review', 'location'],
  ['review_event', 'note'],
] as const

/** What somebody else wrote stays, without the address. */
const eraseFromTexts = async (trx: Transaction<Tables>, email: string): Promise<void> => {
  for (const [table, column] of TEXTS)
    await sql`update ${sql.table(table)}
      set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${literalPattern(email)}, '[apagado]', 'gi')
      where position(${email} in lower(${sql.ref(column)})) > 0`.execute(trx)
}

/** The reviews that a person wrote, with their nicknames. A moderator's own address goes from the steps that they took. */
export const reviewSubject: Subject = {
  export: async (db, email) =>
    (await db.selectFrom('review').selectAll().where('email', '=', email).execute()).map((review) => ({
      produto: review.product_key,
      estado: review.status,
      nota: review.rating,
      recomenda: review.recommends,
      titulo: review.title,
      resumo: review.summary,
      texto: review.description,
      apelido: review.nickname,
      cidade: review.location,
      email: review.email,
      contaReacao: review.tells_harm,
      temFoto: review.photo !== null,
      enviadaEm: review.created_at.toISOString(),
      publicadaEm: review.published_at?.toISOString() ?? null,
    })),
  erase: async (trx, email) => {
    const gone = await trx
      .deleteFrom('review')
      .where('email', '=', email)
      .returning(['product_key', 'status', 'photo'])
      .execute()
    await afterErasure(trx, gone)
    await trx.deleteFrom('review_nickname').where('email', '=', email).execute()
    await eraseFromTexts(trx, email)
    await trx.updateTable('review_event').set({ actor: 'erased' }).where('actor', '=', email).execute()
    return gone.length
  },
}
