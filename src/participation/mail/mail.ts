import { renderMail } from './layout'
import { sendRendered } from './transport'
import type { Mail } from './types'

/**
 * Sends a mail. Only the outbox calls it: a visitor never waits for a mail server.
 * @param id of the outbox job: the Message-ID is made of it, so that mailboxes know a repetition
 * @throws Undeliverable when the server refuses the mail for good; anything else when it may be tried again
 */
export async function sendMail(mail: Mail, id: string): Promise<void> {
  await sendRendered(mail, renderMail(mail), id)
}
