import { deletedBy, expiring, type RetentionRule, type Subject } from '@/server/database/personal-data'
import { newsletterStorage } from '@/server/database/tables/newsletter'
import { enqueue } from '@/server/jobs/outbox'
import { confirmNewsletterForm, leaveNewsletterForm, newsletterForm } from '@/shared/schemas/newsletter'
import { defineFeature, onForm } from '../define-feature'
import { handleConfirmNewsletter, handleLeaveNewsletter, handleNewsletter, leaveNewsletter } from './handle'
import { CONFIRM_DAYS, NEWSLETTER_JOBS } from './jobs'

/** An address's subscriptions, also ended ones. The webhook reports an erasure. */
const subject: Subject = {
  columns: { newsletter_subscription: ['email'] },
  export: async (db, email) =>
    (await db.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).execute()).map(
      (found) => ({
        email: found.email,
        versaoDosTermos: found.consent_version,
        pedidaEm: found.requested_at.toISOString(),
        confirmadaEm: found.confirmed_at?.toISOString() ?? null,
        encerradaEm: found.left_at?.toISOString() ?? null,
      }),
    ),
  erase: async (trx, email) => {
    const gone = await trx
      .deleteFrom('newsletter_subscription')
      .where('email', '=', email)
      .returning(['id', 'confirmed_at'])
      .execute()
    for (const { id, confirmed_at } of gone)
      if (confirmed_at !== null) await enqueue(trx, 'newsletter-webhook', { subscription: id })
    return gone.length
  },
}

const retention: RetentionRule[] = [
  {
    name: 'newsletter addresses that nobody confirmed',
    tables: ['newsletter_subscription'],
    days: () => CONFIRM_DAYS,
    apply: (trx, before) =>
      deletedBy(
        trx
          .deleteFrom('newsletter_subscription')
          .where('confirmed_at', 'is', null)
          .where('requested_at', '<', before),
      ),
  },
  // Until then they prove the consent and its withdrawal (LGPD, art. 8).
  expiring('newsletter subscriptions that were left', {
    table: 'newsletter_subscription',
    column: 'left_at',
    days: (env) => env.RETENTION_NEWSLETTER_DAYS,
  }),
]

export const newsletterFeature = defineFeature({
  storage: newsletterStorage,
  forms: [
    onForm(newsletterForm, handleNewsletter, { isAlwaysNew: true }),
    onForm(confirmNewsletterForm, handleConfirmNewsletter, { isAlwaysNew: true }),
    onForm(leaveNewsletterForm, handleLeaveNewsletter, {
      oneClick: { act: leaveNewsletter, page: 'sair-do-boletim' },
    }),
  ],
  jobs: NEWSLETTER_JOBS,
  subject: { newsletter: subject },
  retention,
})
