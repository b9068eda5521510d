import { serverEnv } from '@/config/env'
import { inTime } from '@/lib/in-time'
import { isMailDown } from '@/participation/mail/mail-health'
import { mailServerFault } from '@/participation/mail/server-fault'
import { refusedMail } from '@/participation/outbox/health'
import { HEALTH_TIMEOUT_MS, healthOf, OFF, type ServiceHealth, seldom } from './service-health'

const MINUTE = 60_000

/** Mail servers count logins. */
const loginFault = seldom(mailServerFault, { well: 10 * MINUTE, ill: MINUTE })

/** A later mail to somebody else does not fix this. An unavailable database has its own check. */
const refusal = async (): Promise<string | null> => {
  const refused = await inTime(
    refusedMail().catch(() => null),
    HEALTH_TIMEOUT_MS,
    () => null,
  )
  return refused && `${refused}: the server of SMTP_URL does not accept this address, check it there`
}

/** The result of the last mails, else of a login. A slow server is no fault; a later check finds its result. */
export async function checkMail(): Promise<ServiceHealth> {
  if (serverEnv().SMTP_URL === null) return OFF
  const refused = await refusal()
  if (refused !== null) return healthOf(refused)
  if (isMailDown())
    return healthOf('the last mail did not go, see SMTP_URL and last_error of its job in the table outbox')
  return healthOf(await inTime(loginFault(), HEALTH_TIMEOUT_MS, () => null))
}
