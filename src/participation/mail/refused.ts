import { serverEnv } from '@/config/env'
import { Undeliverable } from '../outbox/undeliverable'

/** The mail server accepts the sender, or a mailbox of the site itself, for no mail: a fault to be repaired, so it is tried again. */
export class SiteRefused extends Error {
  override name = 'SiteRefused'
  /** Begins with the variable: `CONTACT_ADDRESS refused 550`. */
  readonly code: string

  constructor(variable: string, status: number, options?: ErrorOptions) {
    super(`${variable} refused`, options)
    this.code = `${variable} refused ${status}`
  }
}

/** The variable that names one of the site's own mailboxes; undefined for a visitor's. */
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

/**
 * What it means that the mail server refused a mail (550 to 559), rather than being away or refusing the login.
 * @param error of nodemailer @param address of the recipient
 * @returns SiteRefused, or Undeliverable for a visitor's address; null where it is no refusal
 */
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
