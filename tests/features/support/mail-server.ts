import { Mailbox } from '@sandbox/mailbox/mailbox'
import { createMailServer, type MailServer } from '@sandbox/mailbox/server'
import { Faults } from '@sandbox/server/control/faults'

/** Gives a suite a mail server of its own, named by SMTP_URL: what it received, and the faults that it shows. */
export const mailServerForSuite = (): { mailbox: Mailbox; faults: Faults } => {
  const mailbox = new Mailbox()
  const faults = new Faults()
  let server: MailServer
  beforeAll(async () => {
    server = await createMailServer(0, mailbox, faults)
    process.env.SMTP_URL = `smtp://localhost:${server.port}`
  })
  afterAll(() => server.close())
  return { mailbox, faults }
}
