import type { Selectable } from 'kysely'
import { findRow } from '@/server/database/database'
import { deletedBy, expiring, removeAddress, type Subject } from '@/server/database/personal-data'
import { type ContactMessageTable, contactStorage } from '@/server/database/tables/contact'
import type { TopicHandler } from '@/server/jobs/topic'
import { logger } from '@/server/log/logger'
import { sendMail } from '@/server/mail/mail'
import type { Mail } from '@/server/mail/types'
import { contactForm } from '@/shared/schemas/contact'
import { defineFeature, onForm } from '../define-feature'
import { handleContact } from './handle'
import { contactNotice, contactReceipt } from './mails'

const subject: Subject = {
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
    const own = await deletedBy(trx.deleteFrom('contact_message').where('email', '=', email))
    return own + (await removeAddress(trx, 'contact_message', 'message', email))
  },
}

const mailing =
  (write: (message: Selectable<ContactMessageTable>) => Promise<Mail | null>): TopicHandler =>
  async ({ message: messageId }, { id, db }) => {
    const message = await findRow(db, 'contact_message', { id: String(messageId) })
    if (!message) return
    const mail = await write(message)
    if (mail) await sendMail(mail, id)
    else
      logger.warn({ job: id }, 'contact: a message is stored, and CONTACT_ADDRESS is missing: nobody gets it')
  }

export const contactFeature = defineFeature({
  storage: contactStorage,
  forms: [onForm(contactForm, handleContact)],
  jobs: { 'contact-notice': mailing(contactNotice), 'contact-receipt': mailing(contactReceipt) },
  subject: { mensagens: subject },
  retention: [
    expiring('contact messages', {
      table: 'contact_message',
      column: 'created_at',
      days: (env) => env.RETENTION_CONTACT_DAYS,
    }),
  ],
})
