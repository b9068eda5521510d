import { contentPages } from '@/content/pages'
import { logger } from '@/logging/logger'
import { sendMail } from '../mail/mail'
import type { Mail } from '../mail/types'
import type { JobContext, TopicHandler } from '../outbox/topic'
import { safetyNews } from '../safety/news'
import {
  confirmMail,
  moderationMail,
  publishedMail,
  type ReviewedProduct,
  refusedMail,
  withdrawnMail,
} from './mails'
import { moderators } from './moderation/link'
import type { ReviewRecord } from './moderation/read-for-moderator'
import { sweepPhotos } from './photo/sweep'
import { erasePhoto, expirePhoto } from './photo/trash'
import { requestRevalidation } from './revalidate-product'

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
    const review = await db
      .selectFrom('review')
      .selectAll()
      .where('id', '=', String(payload.review))
      .executeTakeFirst()
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

/** Only while unconfirmed. */
const toConfirm: Write = (review, product) =>
  review.status === 'unconfirmed' ? confirmMail(review, product) : null

/** With the reason of the last step. */
const withReason =
  (status: 'rejected' | 'withdrawn', write: typeof refusedMail): Write =>
  async (review, product, { context }) => {
    const why = await context.db
      .selectFrom('review_event')
      .select(['reason', 'note'])
      .where('review_id', '=', review.id)
      .where('status', '=', status)
      .executeTakeFirst()
    const harm = await safetyNews(context.db, 'review', review.id)
    return write(review, product, { reason: why?.reason ?? null, note: why?.note ?? null, harm })
  }

/** Jobs after a review is stored, decided or erased. */
export const REVIEW_JOBS = {
  'review-confirm': mailing(toConfirm),
  'review-moderate': mailing(toModerator),
  'review-published': mailing(publishedMail),
  'review-refused': mailing(withReason('rejected', refusedMail)),
  'review-withdrawn': mailing(withReason('withdrawn', withdrawnMail)),
  'reviews-changed': ({ product }) => requestRevalidation(String(product)),
  'review-photo-gone': ({ photo }) => erasePhoto(String(photo)),
  'review-photo-expired': ({ photo }, { db }) => expirePhoto(db, String(photo)),
  'photo-sweep': sweepPhotos,
} satisfies Record<string, TopicHandler>
