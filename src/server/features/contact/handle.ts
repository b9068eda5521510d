import { randomUUID } from 'node:crypto'
import { enqueue } from '@/server/jobs/outbox'
import { keyedHash } from '@/server/protection/keys'
import { countOne } from '@/server/protection/limiter'
import type { contactForm } from '@/shared/schemas/contact'
import { newProtocolNumber, openSafetyCase } from '../safety/open-case'
import { reportsHarm } from '../safety/safety-signal'
import { atPlace, type FormHandler, submitOnce } from '../submissions/handler'

/** Version of the consent text below the form; change it with the text. */
export const CONTACT_CONSENT = 'contact-2026-11-29'

/** Receipts per unverified address: nobody must be flooded, and others' messages must not block the owner. */
const RECEIPTS = { points: 3, seconds: 24 * 60 * 60 }

/** Stores a message and plans mails to the brand and the sender. A report of harm also opens a safety case. */
export const handleContact: FormHandler<typeof contactForm> = async (values, context) => {
  const { topic, name, email, message } = values
  const { mails } = context.visitor
  const hasReceipt =
    mails === 'now' && (await countOne('mail:contact-receipt', keyedHash('email', email), RECEIPTS)) === 0
  return submitOnce(context, async (trx) => {
    const id = randomUUID()
    const protocol = newProtocolNumber()
    await trx
      .insertInto('contact_message')
      .values({ id, protocol, topic, name, email, message, consent_version: CONTACT_CONSENT })
      .execute()
    // A report above the limits has its case alone.
    if (mails !== 'none') await enqueue(trx, 'contact-notice', { message: id })
    if (hasReceipt) await enqueue(trx, 'contact-receipt', { message: id })
    if (reportsHarm(values))
      await openSafetyCase(trx, {
        source: 'contact',
        source_id: id,
        protocol,
        report: message,
        reporter_name: name,
        reporter_email: email,
        by_program: mails === 'none',
      })
    return { status: 'done', next: atPlace('contactReceipt'), reference: protocol }
  })
}
