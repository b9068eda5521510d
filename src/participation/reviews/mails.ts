import { serverEnv } from '@/config/env'
import { reviewMailLabels } from '@/labels/mails-review'
import { createLabelReader } from '@/labels/reader'
import type { ModeratedReview } from '@/models/moderation'
import { pathOfSlug } from '@/routing/links'
import { REVIEWS_ANCHOR } from '@/routing/own-ids'
import { GUIDELINES_PATH } from '@/routing/reviews'
import type { Mail, MailPart } from '../mail/mail'
import { CONFIRM_DAYS, confirmationHref } from './confirmation'
import { LINK_DAYS, moderationHref } from './moderation/link'
import type { ReviewEvent, ReviewRecord } from './moderation/read-for-moderator'
import { isReason } from './transitions'

/** What a mail says of the product that was reviewed: its name, and its page where it has one still. */
export interface ReviewedProduct {
  title: string
  slug: string | null
}

const label = createLabelReader(reviewMailLabels, {})

/** When something was written, as Brazil's clocks had it. */
export function writtenAt(date: Date): string {
  return new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(date)
}

const wholeReview = (review: ReviewRecord, product: ReviewedProduct): MailPart[] => [
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

/** Whether a review may tell of harm, and whether somebody is named who hears of it (PHARMACOVIGILANCE_ADDRESS). */
export function harmOf({ tells_harm: tellsHarm }: Pick<ReviewRecord, 'tells_harm'>): ModeratedReview['harm'] {
  if (!tellsHarm) return null
  return serverEnv().PHARMACOVIGILANCE_ADDRESS === null ? 'unreported' : 'reported'
}

/** A review that waits, for one moderator, with the way to decide. */
export function moderationMail(
  review: ReviewRecord,
  product: ReviewedProduct,
  { address, holder }: { address: string; holder: string },
): Mail {
  const harm = harmOf(review)
  return {
    to: { name: '', address },
    subject: label('mail.review.moderate.subject', { product: product.title, rating: review.rating }),
    parts: [
      label('mail.review.moderate.intro'),
      ...(harm === null ? [] : [label(`mail.review.moderate.harm.${harm}`)]),
      ...wholeReview(review, product),
    ],
    action: { text: label('mail.review.moderate.action'), href: moderationHref(review.id, holder) },
    note: label('mail.review.moderate.note', { days: LINK_DAYS }),
  }
}

/** A review that may tell of harm, for those who watch over safety; null while nobody is named (PHARMACOVIGILANCE_ADDRESS). */
export function harmMail(review: ReviewRecord, product: ReviewedProduct): Mail | null {
  const { PHARMACOVIGILANCE_ADDRESS: address } = serverEnv()
  if (address === null) return null
  return {
    to: { name: '', address },
    replyTo: { name: review.nickname, address: review.email },
    subject: label('mail.review.harm.subject', { product: product.title }),
    parts: [
      label('mail.review.harm.intro'),
      { facts: [{ name: label('mail.review.email'), value: review.email }] },
      ...wholeReview(review, product),
    ],
  }
}

/** What all mails to an author have: the answer goes to the people who watch over the reviews. */
const toAuthor = (review: ReviewRecord): Pick<Mail, 'to' | 'replyTo' | 'note'> => {
  const { CONTACT_ADDRESS: address } = serverEnv()
  return {
    to: { name: '', address: review.email },
    ...(address !== null && { replyTo: { name: '', address } }),
    note: label('mail.review.notYou'),
  }
}

/**
 * Asks the owner of an address to confirm that a review is theirs. It repeats nothing of the review: the form must not be a
 * way to write to somebody else.
 */
export function confirmMail(review: ReviewRecord, product: ReviewedProduct): Mail {
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

/** Tells the author that the review is on the site. It repeats nothing of it. */
export function publishedMail(review: ReviewRecord, product: ReviewedProduct): Mail {
  return {
    ...toAuthor(review),
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

type Why = Pick<ReviewEvent, 'reason' | 'note'>

/** The reason of a decision as its author reads it, with what the moderator adds. */
export function reasonTexts({ reason, note }: Why): string[] {
  const known = reason !== null && isReason(reason) ? reason : 'other'
  return [label(`mail.review.reason.${known}`), ...(note ? [note] : [])]
}

const notShownMail = (
  kind: 'refused' | 'withdrawn',
  review: ReviewRecord,
  product: ReviewedProduct,
  why: Why,
): Mail => ({
  ...toAuthor(review),
  subject: label(`mail.review.${kind}.subject`),
  parts: [
    label(`mail.review.${kind}.intro`, { product: product.title }),
    { quote: reasonTexts(why).join('\n') },
    label('mail.review.refused.again'),
  ],
  action: { text: label('mail.review.refused.action'), href: `${serverEnv().SITE_URL}${GUIDELINES_PATH}` },
})

/** Tells the author that the review was not published, and why. */
export function refusedMail(review: ReviewRecord, product: ReviewedProduct, why: Why): Mail {
  return notShownMail('refused', review, product, why)
}

/** Tells the author that the review was taken from the site by somebody else, and why. */
export function withdrawnMail(review: ReviewRecord, product: ReviewedProduct, why: Why): Mail {
  return notShownMail('withdrawn', review, product, why)
}
