import { serverEnv } from '@/config/env'
import { inTime } from '@/lib/in-time'
import { isMailDown } from '@/participation/mail/mail-health'
import { mailServerFault } from '@/participation/mail/server-fault'
import { refusedMail } from '@/participation/outbox/health'
import { HEALTH_TIMEOUT_MS, healthOf, OFF, type ServiceHealth, seldom } from './service-health'

const MINUTE = 60_000

/** Mail servers count logins. */
const loginFault = seldom(mailServerFault, { well: 10 * MINUTE, ill: MINUTE })

/** A later mail to somebody else does not repair this. A database that is away says so itself. */
const refusal = async (): Promise<string | null> => {
  const refused = await inTime(
    refusedMail().catch(() => null),
    HEALTH_TIMEOUT_MS,
    () => null,
  )
  return refused && `${refused}: the server of SMTP_URL does not accept this address, check it there`
}

/** As the last mails fared, and else whether the server lets this site in. One that greets slowly is no fault: it is known at a later look. */
export async function checkMail(): Promise<ServiceHealth> {
  if (serverEnv().SMTP_URL === null) return OFF
  const refused = await refusal()
  if (refused !== null) return healthOf(refused)
  if (isMailDown())
    return healthOf('the last mail did not go, see SMTP_URL and last_error of its job in the table outbox')
  return healthOf(await inTime(loginFault(), HEALTH_TIMEOUT_MS, () => null))
}
