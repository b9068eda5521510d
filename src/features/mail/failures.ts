import { serverEnv } from '@/config/env'
import { processWide } from '@/utils/process-wide'
import { Undeliverable } from '../outbox/topic'

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

/** Reads an error of nodemailer as a refusal (550 to 559): Undeliverable for a visitor's address; null for others. */
export function refusalOf(error: unknown, address: string): SiteRefused | Undeliverable | null {
  if (!(error instanceof Error && 'responseCode' in error && 'code' in error)) return null
  const status = Number(error.responseCode)
  if (status < 550 || status > 559 || (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE')) return null
  const isSender = 'command' in error && error.command === 'MAIL FROM'
  const variable = isSender ? 'MAIL_FROM' : variableOf(address)
  return variable === undefined
    ? new Undeliverable(`SMTP ${status}`)
    : new SiteRefused(variable, status, { cause: error })
}
