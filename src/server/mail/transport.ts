import nodemailer from 'nodemailer'
import { ServiceUnavailable } from '@/server/database/database'
import { Undeliverable } from '@/server/jobs/topic'
import { serverEnv } from '@/shared/config/env'
import { processWide } from '@/shared/utils/process-wide'
import { isMailAddress, type Mailbox, oneLine, parseMailbox } from './address'
import { noteMailFailed, noteMailSent, refusalOf } from './failures'
import { readBrand } from './read-labels'
import type { Mail, RenderedMail } from './types'

const optionsOf = (url: string) => {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    pool: true,
    maxConnections: 3,
    // Brackets of an IPv6 address are only for URLs.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      // Passwords need an encrypted connection.
      requireTLS: !secure,
    }),
    // Milliseconds; together below the outbox's lease.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const
}

const transport = (url: string) => processWide('mail', () => nodemailer.createTransport(optionsOf(url)))

/** Connects to SMTP_URL and logs in. @throws nodemailer's Error, with its code */
export async function verifyServer(): Promise<void> {
  const { SMTP_URL } = serverEnv()
  if (SMTP_URL === null) throw new ServiceUnavailable('SMTP_URL is not set')
  await transport(SMTP_URL).verify()
}

const mailboxOf = ({ name, address }: Mailbox): Mailbox => {
  if (!isMailAddress(address)) throw new Undeliverable('address')
  return { name: oneLine(name), address }
}

/** Sends a mail by SMTP_URL. @throws as `sendMail` */
export async function sendRendered(
  mail: Mail,
  { subject, text, html }: RenderedMail,
  id: string,
): Promise<void> {
  const { SMTP_URL, MAIL_FROM, SITE_URL } = serverEnv()
  const from = parseMailbox(MAIL_FROM ?? '')
  if (SMTP_URL === null || from === null) throw new ServiceUnavailable('SMTP_URL or MAIL_FROM is not set')
  const message = {
    from: { name: oneLine(await readBrand()), address: from.address },
    to: mailboxOf(mail.to),
    // An invalid reply address is omitted, to send the mail all the same.
    ...(mail.replyTo && isMailAddress(mail.replyTo.address) && { replyTo: mailboxOf(mail.replyTo) }),
    subject,
    text,
    html,
    messageId: `<${id}@${new URL(SITE_URL).hostname}>`,
    // Suppresses automatic replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.unsubscribe !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
  try {
    await transport(SMTP_URL).sendMail(message)
    noteMailSent()
  } catch (error) {
    const refusal = refusalOf(error, mail.to.address)
    // A server that refuses one mail is there.
    if (refusal === null) noteMailFailed()
    throw refusal ?? error
  }
}
