import { serverEnv } from '@/config/env'
import { HOME_PATH } from '@/config/site'
import { mailLabels } from '@/labels/mails'
import { parseMailbox } from './address'
import { htmlOf } from './layout-html'
import { textOf } from './layout-text'
import { readLabels } from './read-labels'
import type { Mail, MailLayout, RenderedMail } from './types'

/** A subject or name on one line, against header injection. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

const mailLayout = async (): Promise<MailLayout> => {
  const { SITE_URL, MAIL_FROM } = serverEnv()
  const read = await readLabels(mailLabels)
  const host = new URL(SITE_URL).host
  return {
    brand: parseMailbox(MAIL_FROM ?? '')?.name || host,
    site: { href: `${SITE_URL}${HOME_PATH}`, name: host.replace(/^www\./, '') },
    linkHint: read('mail.linkHint'),
    automatic: read('mail.automatic'),
  }
}

/** A mail as plain text and HTML. Escapes everything from outside of this folder. */
export async function renderMail(mail: Mail): Promise<RenderedMail> {
  const around = await mailLayout()
  return { subject: oneLine(mail.subject), text: textOf(mail, around), html: htmlOf(mail, around) }
}
