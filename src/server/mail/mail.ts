import { renderMail } from './layout'
import { sendRendered } from './transport'
import type { Mail } from './types'

/** Sends a mail; for the outbox only. @param id of the job @throws Undeliverable for good; others may be retried */
export async function sendMail(mail: Mail, id: string): Promise<void> {
  await sendRendered(mail, await renderMail(mail), id)
}
