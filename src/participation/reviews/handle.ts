import { contentPages } from '@/content/pages'
import type { FormProblem } from '@/form-schemas/problem'
import { pathOfSlug } from '@/routing/links'
import { keyedHash } from '../protection/keys'
import { countOne } from '../protection/limiter'
import { safetySignal } from '../safety/safety-signal'
import type { FormHandler, SubmissionOutcome } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { dayInBrazil, hasReached } from './minimum-age'
import { dropPhoto, type KeptPhoto, keepPhoto } from './photo/keep-photo'
import { isSuitableNickname } from './screening/nickname'
import { storeReview } from './store-review'

/** The version of what visitors agree to below the form; a change of its words is a new version. */
export const REVIEW_CONSENT = 'review-2026-11'

/** Years that a reviewer must have (behavior REVIEW-4). */
const MINIMUM_AGE = 18

const PER_EMAIL = { points: 10, seconds: 24 * 60 * 60 }

export const REVIEW_THANKS = 'write-review/obrigado'
/** Asks to open the mail that confirms the address. */
export const REVIEW_CONFIRMATION = 'write-review/confira-seu-email'

const invalid = (field: string, code: FormProblem['code']): SubmissionOutcome => ({
  status: 'invalid',
  problems: [{ field, code }],
})

/** Null without a photo. */
const keptPhoto = async (sent: Buffer | null): Promise<KeptPhoto | null> => sent && keepPhoto(sent)

/** Which field a problem of the stored review belongs to. */
const fieldOf = (code: FormProblem['code']): string => (code === 'alreadyReviewed' ? 'product' : 'nickname')

/**
 * Stores a review. Whoever is logged in with the same address has confirmed it; all others confirm by mail. Birth month and year decide whether the visitor may write one, and are forgotten. The
 * photo is kept first and taken back when the review is not stored.
 */
export const handleReview: FormHandler<'review'> = async (values, context) => {
  const products = await contentPages().reviewable(contentPages().source(false))
  if (!products.has(values.product)) return invalid('product', 'patternMismatch')
  const birth = { month: Number(values.birthMonth), year: Number(values.birthYear) }
  if (!hasReached(MINIMUM_AGE, birth, dayInBrazil(new Date()))) return invalid('birthYear', 'restricted')
  if (!isSuitableNickname(values.nickname)) return invalid('nickname', 'unsuitable')
  const wait = await countOne('form:review:email', keyedHash('email', values.email), PER_EMAIL)
  if (wait > 0) return { status: 'limited', seconds: wait }

  const photo = await keptPhoto(context.photo)
  if (typeof photo === 'string') return invalid('photo', photo)
  const { title, summary, description, nickname, location, email } = values
  const isProven = context.session?.email === email
  let isStored = false
  try {
    return await submitOnce('review', context, async (trx) => {
      const problem = await storeReview(
        trx,
        {
          submissionId: context.submissionId,
          productKey: values.product,
          rating: Number(values.rating),
          recommends: values.recommends === 'yes',
          title,
          summary,
          description,
          nickname,
          location,
          email,
          tellsHarm: values.reaction || safetySignal(title, summary, description),
          photo,
          consentVersion: REVIEW_CONSENT,
        },
        isProven,
      )
      if (problem) return invalid(fieldOf(problem), problem)
      isStored = true
      return { status: 'done', next: pathOfSlug(isProven ? REVIEW_THANKS : REVIEW_CONFIRMATION) }
    })
  } finally {
    if (photo && !isStored) await dropPhoto(photo.name)
  }
}
