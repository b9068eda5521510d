import type { RenderedMail } from '@/server/mail/types'

/** What the transport was handed, in the order of sending. */
export const mailbox: RenderedMail[] = []

/** A transport that fills `mailbox`. */
export const transport = {
  sendRendered: async (_mail: unknown, rendered: RenderedMail) => void mailbox.push(rendered),
}
