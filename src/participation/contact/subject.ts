import { sql } from 'kysely'
import type { RetentionRule } from '../privacy/retention'
import type { Subject } from '../privacy/subjects'

/** A pattern that finds a text as it is written. */
const literal = (text: string): string => text.replace(/[^\w@]/g, String.raw`\$&`)

/** The messages that a person wrote. */
export const contactSubject: Subject = {
  export: async (db, email) =>
    (await db.selectFrom('contact_message').selectAll().where('email', '=', email).execute()).map(
      ({ protocol, topic, name, email: address, message, created_at }) => ({
        protocolo: protocol,
        assunto: topic,
        nome: name,
        email: address,
        mensagem: message,
        enviadaEm: created_at.toISOString(),
      }),
    ),
  erase: async (trx, email) => {
    const { numDeletedRows } = await trx
      .deleteFrom('contact_message')
      .where('email', '=', email)
      .executeTakeFirst()
    // What somebody else wrote stays, without the address.
    const { numUpdatedRows } = await trx
      .updateTable('contact_message')
      .set({ message: sql<string>`regexp_replace(message, ${literal(email)}, '[apagado]', 'gi')` })
      .where(sql<boolean>`position(${email} in lower(message)) > 0`)
      .executeTakeFirst()
    return Number(numDeletedRows + numUpdatedRows)
  },
}

export const contactRetention: RetentionRule = {
  name: 'contact messages',
  days: (env) => env.RETENTION_CONTACT_DAYS,
  apply: async (trx, before) => {
    const { numDeletedRows } = await trx
      .deleteFrom('contact_message')
      .where('created_at', '<', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
}
