import { randomUUID } from 'node:crypto'
import type { contactForm } from '@/form-schemas/contact'
import { pathOfSlug } from '@/routing/links'
import { enqueue } from '../outbox/outbox'
import { keyedHash } from '../protection/keys'
import { countOne } from '../protection/limiter'
import { openSafetyCase } from '../safety/open-case'
import { reportsHarm } from '../safety/reports-harm'
import type { FormHandler } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { newProtocolNumber } from './protocol-number'

/** The version of what visitors agree to below the form; a change of its words is a new version. */
export const CONTACT_CONSENT = 'contact-2026-11-24'

/**
 * Receipts for one e-mail address. The address is typed, not proven: the form must not become a means to flood somebody,
 * and messages in somebody's name must not keep the owner from writing.
 */
const RECEIPTS = { points: 3, seconds: 24 * 60 * 60 }

export const CONTACT_THANKS = 'contacte-nos/obrigado'

/**
 * Stores a message; mails to the brand and to the sender follow, to the sender at most three a day. A report of harm is a
 * safety case as well.
 */
export const handleContact: FormHandler<typeof contactForm> = async (
  { topic, name, email, message },
  context,
) => {
  const hasReceipt = (await countOne('mail:contact-receipt', keyedHash('email', email), RECEIPTS)) === 0
  return submitOnce(context, async (trx) => {
    const id = randomUUID()
    const protocol = newProtocolNumber()
    await trx
      .insertInto('contact_message')
      .values({ id, protocol, topic, name, email, message, consent_version: CONTACT_CONSENT })
      .execute()
    await enqueue(trx, 'contact-notice', { message: id })
    if (hasReceipt) await enqueue(trx, 'contact-receipt', { message: id })
    if (reportsHarm({ topic, message }))
      await openSafetyCase(trx, {
        source: 'contact',
        sourceId: id,
        protocol,
        report: message,
        reporter: { name, email },
      })
    return { status: 'done', next: pathOfSlug(CONTACT_THANKS), reference: protocol }
  })
}
