import { expect } from '@playwright/test'
import { TEST_ENV } from '../../../scripts/lib/test-env'

interface ReceivedMail {
  subject: string
  /** Addresses in the text, in order. */
  links: string[]
}

const CONTROL = `http://localhost:${Number(TEST_ENV.SANDBOX_PORT_BASE) + 3}`

/** The last mail of a subject to an address, once the sandbox's mailbox has it. */
export async function mailTo(address: string, subject: string): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined
  await expect
    .poll(
      async () => {
        const response = await fetch(`${CONTROL}/control/mails?to=${encodeURIComponent(address)}`)
        const mails: ReceivedMail[] = await response.json()
        found = mails.findLast((mail) => mail.subject === subject)
        return found !== undefined
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  if (!found) throw new Error('no such mail')
  return found
}
