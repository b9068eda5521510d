import { serverEnv } from '@/config/env'
import { inTime } from '@/lib/in-time'
import { isMailDown } from '@/participation/mail/mail-health'
import { mailServerFault } from '@/participation/mail/server-fault'
import { ANSWER_WITHIN, healthOf, OFF, type ServiceHealth, seldom } from './service-health'

const MINUTE = 60_000

/** Mail servers count logins. */
const loginFault = seldom(mailServerFault, { well: 10 * MINUTE, ill: MINUTE })

/** As the last mail fared, and else whether the server lets this site in. One that greets slowly is no fault: it is known at a later look. */
export async function checkMail(): Promise<ServiceHealth> {
  if (serverEnv().SMTP_URL === null) return OFF
  if (isMailDown())
    return healthOf('the last mail did not go, see SMTP_URL and last_error of its job in the table outbox')
  return healthOf(await inTime(loginFault(), ANSWER_WITHIN, () => null))
}
