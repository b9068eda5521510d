import { serverEnv } from '@/shared/config/env'
import { HOME_PATH } from '@/shared/config/site'
import { mailLabels } from '@/shared/labels/mails'
import { oneLine } from './address'
import { htmlOf } from './layout-html'
import { readBrand, readLabels } from './read-labels'
import type { Mail, MailLayout, MailPart, RenderedMail } from './types'

const partText = (part: MailPart): string => {
  if (typeof part === 'string') return part
  if ('facts' in part) return part.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')
  if ('list' in part) return part.list.map((item) => `- ${item}`).join('\n')
  return part.quote
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

function textOf(
  { heading, subject, parts, action, note }: Mail,
  { brand, site, automatic }: MailLayout,
): string {
  const blocks = [
    heading ?? subject,
    ...parts.map(partText),
    ...(action ? [`${action.text}:\n${action.href}`] : []),
    ...(note ? [note] : []),
    `--\n${brand} · ${site.href}\n${automatic}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

const mailLayout = async (): Promise<MailLayout> => {
  const { SITE_URL } = serverEnv()
  const read = await readLabels(mailLabels)
  const host = new URL(SITE_URL).host
  return {
    brand: await readBrand(),
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
