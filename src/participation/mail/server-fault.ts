import { failureCode } from '../outbox/undeliverable'
import { verifyServer } from './transport'

const WORDS: Readonly<Record<string, string>> = {
  EAUTH: 'login refused, check user and password in SMTP_URL',
  ENOAUTH: 'login refused, check user and password in SMTP_URL',
  ETLS: 'no TLS, which a password needs: use smtps://, or a server with STARTTLS, in SMTP_URL',
  EDNS: 'unknown host, check SMTP_URL',
}

/** Tests the login to SMTP_URL, without a mail. Never throws. @returns null if it works, else words for an engineer */
export async function mailServerFault(): Promise<string | null> {
  try {
    await verifyServer()
    return null
  } catch (error) {
    const [code = ''] = failureCode(error).split(' ')
    return WORDS[code] ?? `no answer (${code}), check SMTP_URL`
  }
}
