import { serverEnv } from '@/config/env'
import { LOCALE } from '@/config/site'
import { absoluteUrl } from '@/routing/links'

/** Months of validity: RFC 9116 recommends less than a year. */
const GOOD_FOR = 6

/** The first day of a month, so that the file is stable for weeks. */
const expiryFrom = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + GOOD_FOR, 1)).toISOString()

/** security.txt (RFC 9116). Null without SECURITY_CONTACT. */
export async function makeSecurityFile(
  now = new Date(),
): Promise<{ body: string; contentType: string } | null> {
  const { SITE_URL, SECURITY_CONTACT } = serverEnv()
  if (SECURITY_CONTACT === null) return null
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${expiryFrom(now)}`,
    `Preferred-Languages: ${LOCALE}, en`,
    `Canonical: ${absoluteUrl(SITE_URL, '/.well-known/security.txt')}`,
    '',
  ]
  return { contentType: 'text/plain; charset=utf-8', body: lines.join('\n') }
}
