import { contentPages } from '@/content/pages'
import type { FormProblem } from '@/form-schemas/problem'
import type { reviewForm } from '@/form-schemas/review'
import { pathOfSlug } from '@/routing/links'
import { busyAsLimited } from '../accounts/outcomes'
import { keyedHash } from '../protection/keys'
import { counterOf } from '../protection/limiter'
import { safetySignal } from '../safety/safety-signal'
import { type FormHandler, problemOf } from '../submissions/handler'
import { submitOnce } from '../submissions/once'
import { type BirthMonth, dayInBrazil, hasBegun, hasReached, reachedFrom } from './minimum-age'
import { dropPhoto, storePhoto } from './photo/store-photo'
import { isSuitableNickname } from './screening/nickname'
import { storeReview } from './store-review'

/** Version of the consent text below the form; change it with the text. */
export const REVIEW_CONSENT = 'review-2026-11'

/** Minimum age of reviewers (behavior REVIEW-4). */
const MINIMUM_AGE = 18

export const REVIEW_THANKS = 'write-review/obrigado'
/** The page that asks to open the mail. */
export const REVIEW_CONFIRMATION = 'write-review/confira-seu-email'

/** The age problem of this birth month, or null. In the month of the 18th birthday it names the date. */
const ageProblemOf = (birth: BirthMonth, today: string): FormProblem | null => {
  if (!hasBegun(birth, today)) return { field: 'birthYear', code: 'invalidDate' }
  if (hasReached(MINIMUM_AGE, birth, today)) return null
  const isThisMonth = hasBegun({ ...birth, year: birth.year + MINIMUM_AGE }, today)
  return isThisMonth
    ? { field: 'birthYear', code: 'notYet', params: { from: reachedFrom(MINIMUM_AGE, birth) } }
    : { field: 'birthYear', code: 'restricted' }
}

/** Confirmation mails per address and day without delay, and seconds between later ones. */
const AT_ONCE = 10
const THEN_EVERY = 1800

/**
 * Counts a confirmation mail to an address, which anybody can type: later ones of a day are delayed, against floods.
 * @returns seconds until the mail
 */
const confirmationDelay = async (email: string): Promise<number> => {
  const mails = counterOf('mail:review-confirm', { points: 1_000_000, seconds: 86_400 })
  const count = await mails.add(keyedHash('email', email))
  return Math.max(0, count - AT_ONCE) * THEN_EVERY
}

/** The photo is stored first, and deleted if the review is not stored. */
const storeWithPhoto: FormHandler<typeof reviewForm> = async (values, context) => {
  const products = await contentPages().reviewable(contentPages().source(false))
  if (!products.has(values.product)) return problemOf('product', 'patternMismatch')
  const birth = { month: Number(values.birthMonth), year: Number(values.birthYear) }
  const ageProblem = ageProblemOf(birth, dayInBrazil(new Date()))
  if (ageProblem) return { status: 'invalid', problems: [ageProblem] }
  if (!isSuitableNickname(values.nickname)) return problemOf('nickname', 'unsuitable')

  const photo = context.photo && (await storePhoto(context.photo))
  if (typeof photo === 'string') return problemOf('photo', photo)
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
      if (problem) return problemOf(problem === 'alreadyReviewed' ? 'product' : 'nickname', problem)
      isStored = true
      return { status: 'done', next: pathOfSlug(confirmAfter === null ? REVIEW_THANKS : REVIEW_CONFIRMATION) }
    })
  } finally {
    if (photo && !isStored) await dropPhoto(photo.name)
  }
}

/** Stores a review for moderation. Birth month and year are checked and not stored. */
export const handleReview: FormHandler<typeof reviewForm> = (values, context) =>
  busyAsLimited(() => storeWithPhoto(values, context))
