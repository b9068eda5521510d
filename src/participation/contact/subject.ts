import { sql } from 'kysely'
import { deletedBy } from '../database/deleted-by'
import { literalPattern } from '../privacy/literal-pattern'
import type { RetentionRule } from '../privacy/retention-rule'
import type { Subject } from '../privacy/subject'

/** A person's messages. */
export const contactSubject: Subject = {
  columns: { contact_message: ['name', 'email', 'message'] },
  export: async (db, email) =>
    (await db.selectFrom('contact_message').selectAll().where('email', '=', email).execute()).map(
      ({ protocol, topic, name, email: address, message, consent_version, created_at }) => ({
        protocolo: protocol,
        assunto: topic,
        nome: name,
        email: address,
        mensagem: message,
        versaoDosTermos: consent_version,
        enviadaEm: created_at.toISOString(),
      }),
    ),
  erase: async (trx, email) => {
    const { numDeletedRows } = await trx
      .deleteFrom('contact_message')
      .where('email', '=', email)
      .executeTakeFirst()
    // Others' messages stay, without the address.
    const { numUpdatedRows } = await trx
      .updateTable('contact_message')
      .set({ message: sql<string>`regexp_replace(message, ${literalPattern(email)}, '[apagado]', 'gi')` })
      .where(sql<boolean>`position(${email} in lower(message)) > 0`)
      .executeTakeFirst()
    return Number(numDeletedRows + numUpdatedRows)
  },
}

export const contactRetention: RetentionRule = {
  name: 'contact messages',
  tables: ['contact_message'],
  days: (env) => env.RETENTION_CONTACT_DAYS,
  apply: (trx, before) => deletedBy(trx.deleteFrom('contact_message').where('created_at', '<', before)),
}
