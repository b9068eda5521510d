import { serverEnv } from '@/config/env'

/** Whether the mail server refused the recipient or the mail (550 to 559), rather than being away or refusing the login. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    Number(error.responseCode) >= 550 &&
    Number(error.responseCode) <= 559 &&
    'code' in error &&
    (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
  )
}

/**
 * Whether an address is one of the site's own mailboxes. A refusal of these is a fault to be repaired, such as a full mailbox
 * or a spam rule, so the mail is tried again.
 */
export function isOwnMailbox(address: string): boolean {
  const env = serverEnv()
  return [
    env.CONTACT_ADDRESS,
    ...env.MODERATION_ADDRESS,
    env.PHARMACOVIGILANCE_ADDRESS,
    ...env.PHARMACOVIGILANCE_ESCALATION_ADDRESS,
  ].some((own) => own?.toLowerCase() === address.toLowerCase())
}
