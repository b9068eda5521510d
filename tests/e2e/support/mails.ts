import { expect } from '@playwright/test'
import { SANDBOX_PORTS } from '../../../tools/scripts/lib/ports'
import { TEST_ENV } from '../../../tools/scripts/lib/test-env'

export interface ReceivedMail {
  subject: string
  text: string
  html: string
  /** Addresses in the text, in order. */
  links: string[]
  replyTo: { name: string; address: string }[]
}

/** Mails in the mailbox of a sandbox for an address, the latest last. @param env of the site that sent them */
export async function mailsTo(
  address: string,
  env: { SANDBOX_PORT_BASE: string } = TEST_ENV,
): Promise<ReceivedMail[]> {
  const control = `http://localhost:${Number(env.SANDBOX_PORT_BASE) + SANDBOX_PORTS.control}/control`
  return (await fetch(`${control}/mails?to=${encodeURIComponent(address)}`)).json()
}

/** The last mail of a subject to an address, once the sandbox's mailbox has it. */
export async function mailTo(
  address: string,
  subject: string | RegExp,
  env: { SANDBOX_PORT_BASE: string } = TEST_ENV,
): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address, env)).findLast(
          (mail) => mail.subject === subject || (subject instanceof RegExp && subject.test(mail.subject)),
        )
        return found !== undefined
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  if (!found) throw new Error('no such mail')
  return found
}
