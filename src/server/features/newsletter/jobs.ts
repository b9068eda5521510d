import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import { findRow } from '@/server/database/database'
import type { NewsletterSubscriptionTable } from '@/server/database/tables/newsletter'
import type { TopicHandler } from '@/server/jobs/topic'
import { sendMail } from '@/server/mail/mail'
import { readLabels } from '@/server/mail/read-labels'
import type { Mail } from '@/server/mail/types'
import { signToken } from '@/server/protection/signed-token'
import { serverEnv } from '@/shared/config/env'
import { newsletterMailLabels } from '@/shared/labels/newsletter'
import { linkTo } from '@/shared/routing/account-pages'

type Subscription = Selectable<NewsletterSubscriptionTable>

/** Purposes of tokens. */
export const CONFIRM = 'confirm-newsletter'
export const LEAVE = 'leave-newsletter'

/** Days until an unconfirmed address is deleted; its link is valid as long. */
export const CONFIRM_DAYS = 7

/** Ten years, because old mails are found. */
const LEAVE_SECONDS = 3650 * 86_400

const leaveToken = (id: string): string => signToken({ purpose: LEAVE, subject: id }, LEAVE_SECONDS)

/** The address of `List-Unsubscribe`: a page by GET, immediate by POST. */
export function unsubscribeHref(id: string): string {
  return `${serverEnv().SITE_URL}/api/one-click/${LEAVE}/?token=${leaveToken(id)}`
}

/** The mail by the subscription's state, without text that a stranger may have typed. */
const mailOf = async ({ id, email, confirmed_at }: Subscription): Promise<Mail> => {
  const label = await readLabels(newsletterMailLabels)
  const { SITE_URL } = serverEnv()
  const common = { to: { name: '', address: email }, unsubscribe: unsubscribeHref(id) }
  if (confirmed_at !== null)
    return {
      ...common,
      subject: label('mail.newsletter.welcome.subject'),
      parts: [label('mail.newsletter.welcome.intro'), label('mail.newsletter.welcome.leave')],
      action: {
        text: label('mail.newsletter.welcome.action'),
        href: `${SITE_URL}${linkTo('sair-do-boletim', leaveToken(id))}`,
      },
    }
  const token = signToken({ purpose: CONFIRM, subject: id }, CONFIRM_DAYS * 86_400)
  return {
    ...common,
    subject: label('mail.newsletter.confirm.subject'),
    parts: [label('mail.newsletter.confirm.intro'), label('mail.newsletter.confirm.what')],
    action: {
      text: label('mail.newsletter.confirm.action'),
      href: `${SITE_URL}${linkTo('confirmar-boletim', token)}`,
    },
    note: label('mail.newsletter.confirm.note', { days: CONFIRM_DAYS }),
  }
}

const sendNewsletterMail: TopicHandler = async ({ subscription }, { id, db }) => {
  const found = await findRow(db, 'newsletter_subscription', { id: String(subscription) })
  if (found && found.left_at === null) await sendMail(await mailOf(found), id)
}

/** The present state, so that a late delivery is correct: the latest `at` counts. */
const stateOf = (id: string, found: Subscription | null) =>
  found === null || found.confirmed_at === null
    ? { id, state: 'erased', at: new Date().toISOString() }
    : {
        id,
        state: found.left_at === null ? 'confirmed' : 'left',
        at: (found.left_at ?? found.confirmed_at).toISOString(),
        email: found.email,
        confirmedAt: found.confirmed_at.toISOString(),
        consentVersion: found.consent_version,
        unsubscribe: unsubscribeHref(id),
      }

/** Posts a subscription to NEWSLETTER_WEBHOOK, signed by Standard Webhooks. @throws Error without a 2xx response */
const callWebhook: TopicHandler = async ({ subscription }, { id: job, db }) => {
  const { NEWSLETTER_WEBHOOK: address } = serverEnv()
  if (address === null) return
  const url = new URL(address)
  const secret = decodeURIComponent(url.password)
  url.username = ''
  url.password = ''
  const id = String(subscription)
  const body = JSON.stringify(stateOf(id, await findRow(db, 'newsletter_subscription', { id })))
  const timestamp = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${job}.${timestamp}.${body}`).digest('base64')
  const { ok, status } = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    // Below the outbox's lease.
    signal: AbortSignal.timeout(20_000),
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': job,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
  })
  if (!ok) throw Object.assign(new Error('not taken'), { code: `HTTP ${status}` })
}

export const NEWSLETTER_JOBS = {
  'newsletter-mail': sendNewsletterMail,
  'newsletter-webhook': callWebhook,
} satisfies Record<string, TopicHandler>
