import { serverEnv } from '@/config/env'
import { isMailDown } from '@/participation/mail/failures'
import { verifyServer } from '@/participation/mail/transport'
import { refusedMail } from '@/participation/outbox/jobs'
import { failureCode } from '@/participation/outbox/topic'
import { healthOf, OFF, resultOr, type ServiceHealth, seldom } from './service-health'

const MINUTE = 60_000

const WORDS: Readonly<Record<string, string>> = {
  EAUTH: 'login refused, check user and password in SMTP_URL',
  ENOAUTH: 'login refused, check user and password in SMTP_URL',
  ETLS: 'no TLS, which a password needs: use smtps://, or a server with STARTTLS, in SMTP_URL',
  EDNS: 'unknown host, check SMTP_URL',
}

/** Tests the login to SMTP_URL, without a mail. */
const mailServerFault = async (): Promise<string | null> => {
  try {
    await verifyServer()
    return null
  } catch (error) {
    const [code = ''] = failureCode(error).split(' ')
    return WORDS[code] ?? `no answer (${code}), check SMTP_URL`
  }
}

/** Mail servers count logins. */
const loginFault = seldom(mailServerFault, { well: 10 * MINUTE, ill: MINUTE })

/** The result of the last mails, else of a login. A slow server is no fault; a later check finds its result. */
export async function checkMail(): Promise<ServiceHealth> {
  if (serverEnv().SMTP_URL === null) return OFF
  // A later mail to somebody else does not fix this.
  const refused = await resultOr(refusedMail(), null)
  if (refused !== null)
    return healthOf(`${refused}: the server of SMTP_URL does not accept this address, check it there`)
  if (isMailDown())
    return healthOf('the last mail did not go, see SMTP_URL and last_error of its job in the table outbox')
  return healthOf(await resultOr(loginFault(), null))
}
