import { contentPages } from '@/content/pages'
import type { FormProblem } from '@/form-schemas/problem'
import type { reviewForm } from '@/form-schemas/review'
import { pathOfSlug } from '@/routing/links'
import { busyAsLimited } from '../accounts/outcomes'
import { safetySignal } from '../safety/safety-signal'
import type { FormHandler, SubmissionOutcome } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { confirmationDelay } from './confirmation-delay'
import { type BirthMonth, dayInBrazil, hasBegun, hasReached, reachedFrom } from './minimum-age'
import { dropPhoto, type StoredPhoto, storePhoto } from './photo/store-photo'
import { isSuitableNickname } from './screening/nickname'
import { storeReview } from './store-review'

/** Version of the consent text below the form; change it with the text. */
export const REVIEW_CONSENT = 'review-2026-11'

/** Minimum age of reviewers (behavior REVIEW-4). */
const MINIMUM_AGE = 18

export const REVIEW_THANKS = 'write-review/obrigado'
/** The page that asks to open the mail. */
export const REVIEW_CONFIRMATION = 'write-review/confira-seu-email'

const invalid = (field: string, code: FormProblem['code']): SubmissionOutcome => ({
  status: 'invalid',
  problems: [{ field, code }],
})

/** The age problem of this birth month, or null. In the month of the 18th birthday it names the date. */
const ageProblemOf = (birth: BirthMonth, today: string): FormProblem | null => {
  if (!hasBegun(birth, today)) return { field: 'birthYear', code: 'invalidDate' }
  if (hasReached(MINIMUM_AGE, birth, today)) return null
  const isThisMonth = hasBegun({ ...birth, year: birth.year + MINIMUM_AGE }, today)
  return isThisMonth
    ? { field: 'birthYear', code: 'notYet', params: { from: reachedFrom(MINIMUM_AGE, birth) } }
    : { field: 'birthYear', code: 'restricted' }
}

/** Null without a photo. */
const storedPhoto = async (sent: Buffer | null): Promise<StoredPhoto | null> => sent && storePhoto(sent)

/** The field of a problem of the stored review. */
const fieldOf = (code: FormProblem['code']): string => (code === 'alreadyReviewed' ? 'product' : 'nickname')

/** The photo is stored first, and deleted if the review is not stored. */
const storeWithPhoto: FormHandler<typeof reviewForm> = async (values, context) => {
  const products = await contentPages().reviewable(contentPages().source(false))
  if (!products.has(values.product)) return invalid('product', 'patternMismatch')
  const birth = { month: Number(values.birthMonth), year: Number(values.birthYear) }
  const ageProblem = ageProblemOf(birth, dayInBrazil(new Date()))
  if (ageProblem) return { status: 'invalid', problems: [ageProblem] }
  if (!isSuitableNickname(values.nickname)) return invalid('nickname', 'unsuitable')

  const photo = await storedPhoto(context.photo)
  if (typeof photo === 'string') return invalid('photo', photo)
  const { title, summary, description, nickname, location, email } = values
  const confirmAfter = context.session?.email === email ? null : await confirmationDelay(email)
  let isStored = false
  try {
    return await submitOnce(context, async (trx) => {
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
          reportsHarm: values.reaction || safetySignal(title, summary, description),
          photo,
          consentVersion: REVIEW_CONSENT,
        },
        confirmAfter,
      )
      if (problem) return invalid(fieldOf(problem), problem)
      isStored = true
      return { status: 'done', next: pathOfSlug(confirmAfter === null ? REVIEW_THANKS : REVIEW_CONFIRMATION) }
    })
  } finally {
    if (photo && !isStored) await dropPhoto(photo.name)
  }
}

/**
 * Stores a review for moderation. Birth month and year are checked and not stored. If too many tasks wait for memory,
 * the visitor tries again.
 */
export const handleReview: FormHandler<typeof reviewForm> = (values, context) =>
  busyAsLimited(() => storeWithPhoto(values, context))
