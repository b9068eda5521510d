import { contentPages } from '@/server/content/pages'
import { findRow } from '@/server/database/database'
import { type ReviewRecord, reviewStorage } from '@/server/database/tables/reviews'
import { requestOwn } from '@/server/http/own-request'
import type { JobContext, TopicHandler } from '@/server/jobs/topic'
import { logger } from '@/server/log/logger'
import { sendMail } from '@/server/mail/mail'
import type { Mail } from '@/server/mail/types'
import { confirmReviewForm, reviewForm } from '@/shared/schemas/review'
import { defineFeature, onForm } from '../define-feature'
import { safetyNews } from '../safety/desk'
import { handleConfirmReview } from './enter-queue'
import { handleReview } from './handle'
import { moderators } from './links'
import {
  confirmMail,
  moderationMail,
  publishedMail,
  type ReviewedProduct,
  refusedMail,
  withdrawnMail,
} from './mails'
import { erasePhoto, expirePhoto } from './photo/own-photos'
import { planSweep, sweepPhotos } from './photo/sweep'
import { reviewRetention } from './retention'
import { nicknameSubject, reviewSubject } from './subject'

/** By the product's name if it is reviewable, else by review key. @throws ContentError */
const productOf = async ({ product_key: key }: ReviewRecord): Promise<ReviewedProduct> =>
  (await contentPages().reviewable('delivery')).get(key) ?? { title: key, slug: null }

type Write = (
  review: ReviewRecord,
  product: ReviewedProduct,
  job: { payload: Parameters<TopicHandler>[0]; context: JobContext },
) => Mail | null | Promise<Mail | null>

const mailing =
  (write: Write): TopicHandler =>
  async (payload, context) => {
    const { db, id } = context
    const review = await findRow(db, 'review', { id: String(payload.review) })
    if (!review) return
    const mail = await write(review, await productOf(review), { payload, context })
    if (mail) await sendMail(mail, id)
    else
      logger.warn(
        { job: id },
        'reviews: a review waits, and MODERATION_ADDRESS is missing: nobody gets a mail',
      )
  }

/** Former moderators get no mail. */
const toModerator: Write = async (review, product, { payload, context }) => {
  const holder = String(payload.moderator)
  const address = moderators().get(holder)
  if (address === undefined) return null
  const harm = await safetyNews(context.db, 'review', review.id)
  return moderationMail(review, product, { address, holder, harm })
}

const toConfirm: Write = (review, product) =>
  review.status === 'unconfirmed' ? confirmMail(review, product) : null

const withReason =
  (status: 'rejected' | 'withdrawn', write: typeof refusedMail): Write =>
  async (review, product, { context }) => {
    const why = await findRow(context.db, 'review_event', { review_id: review.id, status })
    const harm = await safetyNews(context.db, 'review', review.id)
    return write(review, product, { reason: why?.reason ?? null, note: why?.note ?? null, harm })
  }

const REVIEW_JOBS = {
  'review-confirm': mailing(toConfirm),
  'review-moderate': mailing(toModerator),
  'review-published': mailing(publishedMail),
  'review-refused': mailing(withReason('rejected', refusedMail)),
  'review-withdrawn': mailing(withReason('withdrawn', withdrawnMail)),
  'reviews-changed': ({ product }) => requestOwn({ kind: 'product', key: String(product) }),
  'review-photo-gone': ({ photo }) => erasePhoto(String(photo)),
  'review-photo-expired': ({ photo }, { db }) => expirePhoto(db, String(photo)),
  'photo-sweep': sweepPhotos,
} satisfies Record<string, TopicHandler>

export const reviewFeature = defineFeature({
  storage: reviewStorage,
  forms: [
    onForm(reviewForm, handleReview),
    onForm(confirmReviewForm, handleConfirmReview, { isAlwaysNew: true }),
  ],
  jobs: REVIEW_JOBS,
  subject: { avaliacoes: reviewSubject, apelidos: nicknameSubject },
  retention: reviewRetention,
  plan: planSweep,
})
