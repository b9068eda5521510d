import { renderMail } from './layout'
import { sendRendered } from './transport'
import type { Mail } from './types'

/**
 * Sends a mail. Only called by the outbox: visitors never wait for mail. @param id of the job, for a Message-ID
 * @throws Undeliverable if permanently refused; other errors may be retried
 */
export async function sendMail(mail: Mail, id: string): Promise<void> {
  await sendRendered(mail, await renderMail(mail), id)
}
