import { sitePaths } from '@/server/content/paths'
import type { ReviewEvent, ReviewRecord } from '@/server/database/tables/reviews'
import { readLabels } from '@/server/mail/read-labels'
import type { Mail, MailPart } from '@/server/mail/types'
import { writtenAt } from '@/server/mail/written-at'
import { serverEnv } from '@/shared/config/env'
import type { SafetyNews } from '@/shared/content-model/views/moderation'
import { reviewMailLabels } from '@/shared/labels/mails-review'
import type { LabelReader } from '@/shared/labels/reader'
import { pathOfSlug } from '@/shared/routing/links'
import { REVIEWS_ANCHOR } from '@/shared/routing/own-ids'
import { CONFIRM_DAYS, confirmationHref, LINK_DAYS, moderationHref } from './links'
import { isReason } from './transitions'

export interface ReviewedProduct {
  title: string
  slug: string | null
}

type Label = LabelReader<keyof typeof reviewMailLabels>

const wholeReview = (label: Label, review: ReviewRecord, product: ReviewedProduct): MailPart[] => [
  {
    facts: [
      { name: label('mail.review.product'), value: product.title },
      { name: label('mail.review.rating'), value: label('mail.review.stars', { rating: review.rating }) },
      {
        name: label('mail.review.recommends'),
        value: label(review.recommends ? 'mail.review.yes' : 'mail.review.no'),
      },
      { name: label('mail.review.author'), value: `${review.nickname}, ${review.location}` },
      { name: label('mail.review.writtenAt'), value: writtenAt(review.created_at) },
      ...(review.photo === null
        ? []
        : [{ name: label('mail.review.photo'), value: label('mail.review.withPhoto') }]),
    ],
  },
  { quote: `${review.title}\n${review.summary}\n\n${review.description}` },
]

export async function moderationMail(
  review: ReviewRecord,
  product: ReviewedProduct,
  { address, holder, harm }: { address: string; holder: string; harm: SafetyNews | null },
): Promise<Mail> {
  const label = await readLabels(reviewMailLabels)
  return {
    to: { name: '', address },
    subject: label('mail.review.moderate.subject', { product: product.title, rating: review.rating }),
    parts: [
      label('mail.review.moderate.intro'),
      ...(harm === null
        ? []
        : [label(`mail.review.moderate.harm.${harm.progress}`, { number: harm.number })]),
      ...wholeReview(label, review, product),
    ],
    action: { text: label('mail.review.moderate.action'), href: moderationHref(review.id, holder) },
    note: label('mail.review.moderate.note', { days: LINK_DAYS }),
  }
}

/** Common to mails to authors: replies go to the moderators. */
const toAuthor = (label: Label, review: ReviewRecord): Pick<Mail, 'to' | 'replyTo' | 'note'> => {
  const { CONTACT_ADDRESS: address } = serverEnv()
  return {
    to: { name: '', address: review.email },
    ...(address !== null && { replyTo: { name: '', address } }),
    note: label('mail.review.notYou'),
  }
}

/** Asks to confirm a review, with nothing of it: the form must not be a way to write to others. */
export async function confirmMail(review: ReviewRecord, product: ReviewedProduct): Promise<Mail> {
  const label = await readLabels(reviewMailLabels)
  return {
    to: { name: '', address: review.email },
    subject: label('mail.review.confirm.subject'),
    parts: [
      label('mail.review.confirm.intro', { product: product.title }),
      label('mail.review.confirm.next', { days: CONFIRM_DAYS }),
    ],
    action: { text: label('mail.review.confirm.action'), href: confirmationHref(review.id) },
    note: label('mail.review.confirm.note'),
  }
}

/** Notifies the author of the publication, without the review's text. */
export async function publishedMail(review: ReviewRecord, product: ReviewedProduct): Promise<Mail> {
  const label = await readLabels(reviewMailLabels)
  return {
    ...toAuthor(label, review),
    subject: label('mail.review.published.subject'),
    parts: [
      label('mail.review.published.intro', { product: product.title }),
      label('mail.review.published.withdraw'),
    ],
    ...(product.slug !== null && {
      action: {
        text: label('mail.review.published.action'),
        href: `${serverEnv().SITE_URL}${pathOfSlug(product.slug)}#${REVIEWS_ANCHOR}`,
      },
    }),
  }
}

/** Why a review is not shown, and its report's state. */
export interface Why extends Pick<ReviewEvent, 'reason' | 'note'> {
  harm: SafetyNews | null
}

/** For a report of harm only its state. */
const reasonText = (label: Label, { reason, harm }: Why): string => {
  const known = reason !== null && isReason(reason) ? reason : 'other'
  return known === 'adverseEvent' && harm !== null && harm.progress !== 'recorded'
    ? label(`mail.review.reason.adverseEvent.${harm.progress}`)
    : label(`mail.review.reason.${known}`)
}

const notShownMail =
  (kind: 'refused' | 'withdrawn') =>
  async (review: ReviewRecord, product: ReviewedProduct, why: Why): Promise<Mail> => {
    const label = await readLabels(reviewMailLabels)
    const guidelines = await sitePaths()
      .place('reviewGuidelines', 'delivery')
      .catch(() => null)
    return {
      ...toAuthor(label, review),
      subject: label(`mail.review.${kind}.subject`),
      parts: [
        label(`mail.review.${kind}.intro`, { product: product.title }),
        { quote: [reasonText(label, why), ...(why.note ? [why.note] : [])].join('\n') },
        label('mail.review.refused.again'),
      ],
      ...(guidelines && {
        action: {
          text: label('mail.review.refused.action'),
          href: `${serverEnv().SITE_URL}${guidelines}`,
        },
      }),
    }
  }

export const refusedMail = notShownMail('refused')

export const withdrawnMail = notShownMail('withdrawn')
