import { contentPages } from '@/content/pages'
import type { FormProblem } from '@/form-schemas/problem'
import { pathOfSlug } from '@/routing/links'
import { safetySignal } from '../safety/safety-signal'
import type { FormHandler, SubmissionOutcome } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { dayInBrazil, hasReached } from './minimum-age'
import { dropPhoto, type KeptPhoto, keepPhoto } from './photo/keep-photo'
import { storeReview } from './store-review'

/** The version of what visitors agree to below the form; a change of its words is a new version. */
export const REVIEW_CONSENT = 'review-2026-11'

/** Years that a reviewer must have (behavior REVIEW-4). */
const MINIMUM_AGE = 18

export const REVIEW_THANKS = 'write-review/obrigado'

const invalid = (field: string, code: FormProblem['code']): SubmissionOutcome => ({
  status: 'invalid',
  problems: [{ field, code }],
})

/** Null without a photo. */
const keptPhoto = async (sent: Buffer | null): Promise<KeptPhoto | null> => sent && keepPhoto(sent)

/**
 * Stores a review for the moderators. Birth month and year decide whether the visitor may write one, and are forgotten. The
 * photo is kept first and taken back when the review is not stored.
 */
export const handleReview: FormHandler<'review'> = async (values, context) => {
  const products = await contentPages().reviewable(contentPages().source(false))
  if (!products.has(values.product)) return invalid('product', 'patternMismatch')
  const birth = { month: Number(values.birthMonth), year: Number(values.birthYear) }
  if (!hasReached(MINIMUM_AGE, birth, dayInBrazil(new Date()))) return invalid('birthYear', 'restricted')

  const photo = await keptPhoto(context.photo)
  if (typeof photo === 'string') return invalid('photo', photo)
  const { title, summary, description, nickname, location, email } = values
  let isStored = false
  try {
    return await submitOnce('review', context, async (trx) => {
      const id = await storeReview(trx, {
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
      })
      if (id === null) return invalid('nickname', 'duplicateNickname')
      isStored = true
      return { status: 'done', next: pathOfSlug(REVIEW_THANKS) }
    })
  } finally {
    if (photo && !isStored) await dropPhoto(photo.name)
  }
}
