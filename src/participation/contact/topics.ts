import type { Selectable } from 'kysely'
import { logger } from '@/logging/logger'
import { sendMail } from '../mail/mail'
import type { Mail } from '../mail/types'
import type { TopicHandler } from '../outbox/topic'
import { contactNotice, contactReceipt } from './mails'
import type { ContactMessageTable } from './storage'

const mailing =
  (write: (message: Selectable<ContactMessageTable>) => Promise<Mail | null>): TopicHandler =>
  async ({ message: messageId }, { id, db }) => {
    const message = await db
      .selectFrom('contact_message')
      .selectAll()
      .where('id', '=', String(messageId))
      .executeTakeFirst()
    if (!message) return
    const mail = await write(message)
    if (mail) await sendMail(mail, id)
    else
      logger.warn({ job: id }, 'contact: a message is stored, and CONTACT_ADDRESS is missing: nobody gets it')
  }

export const CONTACT_JOBS = {
  'contact-notice': mailing(contactNotice),
  'contact-receipt': mailing(contactReceipt),
} satisfies Record<string, TopicHandler>
