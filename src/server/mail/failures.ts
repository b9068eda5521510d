import { Undeliverable } from '@/server/jobs/topic'
import { keyedHash } from '@/server/protection/keys'
import { serverEnv } from '@/shared/config/env'
import { processWide } from '@/shared/utils/process-wide'

const last = processWide('mail-health', () => ({ isDown: false }))

export function noteMailSent(): void {
  last.isDown = false
}

export function noteMailFailed(): void {
  last.isDown = true
}

/** Whether the last mail failed because the server was unavailable; known from mails, without a query. */
export function isMailDown(): boolean {
  return last.isDown
}

/** The mail server refuses the sender or one of the site's mailboxes: a fault to fix, so it is retried. */
export class SiteRefused extends Error {
  override name = 'SiteRefused'
  /** Starts with the variable: `CONTACT_ADDRESS refused 550`. */
  readonly code: string

  constructor(variable: string, status: number, options?: ErrorOptions) {
    super(`${variable} refused`, options)
    this.code = `${variable} refused ${status}`
  }
}

/** The variable of one of the site's mailboxes; undefined for a visitor's. */
const variableOf = (address: string): string | undefined => {
  const env = serverEnv()
  const own = {
    CONTACT_ADDRESS: [env.CONTACT_ADDRESS],
    MODERATION_ADDRESS: env.MODERATION_ADDRESS,
    PHARMACOVIGILANCE_ADDRESS: [env.PHARMACOVIGILANCE_ADDRESS],
    PHARMACOVIGILANCE_ESCALATION_ADDRESS: env.PHARMACOVIGILANCE_ESCALATION_ADDRESS,
  }
  const isSame = (other: string | null): boolean => other?.toLowerCase() === address.toLowerCase()
  return Object.entries(own).find(([, addresses]) => addresses.some(isSame))?.[0]
}

/** The server of a visitor's domain refuses the sender, the words or the moment: it may accept later, so it is retried. */
class VisitorRefused extends Error {
  override name = 'VisitorRefused'
  /** With a key of the domain instead of its name, which may be a person's: `SMTP 550 at 1f3a...`. */
  readonly code: string

  constructor(status: number, address: string, options?: ErrorOptions) {
    super('the mail was refused', options)
    const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
    this.code = `SMTP ${status} at ${keyedHash('domain', domain).slice(0, 12)}`
  }
}

/** Enhanced status codes of a recipient that does not exist (RFC 3463); 5.1.7 and 5.1.8 are about the sender. */
const NO_SUCH_ADDRESS = /(?<![\d.])5\.1\.(?:[0-46]|10)(?![\d.])/

/** Reads an error of nodemailer as a refusal (550 to 559); null for others. Undeliverable only if there is no such address. */
export function refusalOf(error: unknown, address: string): Error | null {
  if (!(error instanceof Error && 'responseCode' in error && 'code' in error)) return null
  const status = Number(error.responseCode)
  if (status < 550 || status > 559 || (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE')) return null
  const command = 'command' in error ? error.command : ''
  const variable = command === 'MAIL FROM' ? 'MAIL_FROM' : variableOf(address)
  if (variable !== undefined) return new SiteRefused(variable, status, { cause: error })
  const response = 'response' in error ? String(error.response) : ''
  return command === 'RCPT TO' && NO_SUCH_ADDRESS.test(response)
    ? new Undeliverable(`SMTP ${status}`)
    : new VisitorRefused(status, address, { cause: error })
}
