import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { contentPages } from '@/server/content/pages'
import { findRow } from '@/server/database/database'
import type { Trx } from '@/server/database/tables'
import type { ReviewTable } from '@/server/database/tables/reviews'
import { enqueue } from '@/server/jobs/outbox'
import { pauseOf } from '@/server/protection/form-limits'
import { keyedHash } from '@/server/protection/keys'
import { counterOf } from '@/server/protection/limiter'
import type { FormProblem, ProblemCode } from '@/shared/schemas/problem'
import type { reviewForm } from '@/shared/schemas/review'
import { openReviewCase } from '../safety/open-case'
import { reportsHarm } from '../safety/safety-signal'
import {
  atPlace,
  type FormHandler,
  problemOf,
  type SubmissionContext,
  submitOnce,
} from '../submissions/handler'
import { enterQueue } from './enter-queue'
import { type BirthMonth, dayInBrazil, hasBegun, hasReached, reachedFrom } from './minimum-age'
import { dropPhoto, storePhoto } from './photo/store-photo'
import { foldNickname, isSuitableNickname } from './screening/nickname'

export type NewReview = Omit<Insertable<ReviewTable>, 'id' | 'status'>

/** Whether a nickname is free. The confirmation claims it (`enter-queue.ts`). */
const isNicknameFree = async (trx: Trx, nickname: string, email: string): Promise<boolean> => {
  const owned = await findRow(trx, 'review_nickname', { folded: foldNickname(nickname) })
  return owned === null || owned.email === email
}

/** What follows a stored review: its place in the queue, a mail after some seconds, or nothing. */
type Follow = 'queue' | 'nothing' | number

/** Stores a review. @returns why not, or null */
async function storeReview(
  trx: Trx,
  review: NewReview,
  { follow, byProgram }: { follow: Follow; byProgram: boolean },
): Promise<ProblemCode | null> {
  const { nickname, email, product_key, tells_harm } = review
  if (!(await isNicknameFree(trx, nickname, email))) return 'duplicateNickname'
  const id = randomUUID()
  await trx
    .insertInto('review')
    .values({ ...review, id, status: 'unconfirmed' })
    .execute()
  if (tells_harm) await openReviewCase(trx, id, byProgram)
  if (follow === 'queue') return enterQueue(trx, { id, email, nickname, product_key })
  await trx
    .insertInto('review_event')
    .values({ review_id: id, status: 'unconfirmed', actor: 'author' })
    .execute()
  if (follow !== 'nothing') await enqueue(trx, 'review-confirm', { review: id }, { delaySeconds: follow })
  return null
}

/** Version of the consent text below the form; change it with the text. */
export const REVIEW_CONSENT = 'review-2026-11-29'

/** Minimum age of reviewers (behavior REVIEW-4). */
const MINIMUM_AGE = 18

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

/** Counts a mail to an address that anybody can type. @returns seconds to delay it, against floods */
const confirmationDelay = async (email: string): Promise<number> => {
  const mails = counterOf('mail:review-confirm', { points: 1_000_000, seconds: 86_400 })
  const count = await mails.add(keyedHash('email', email))
  return Math.max(0, count - AT_ONCE) * THEN_EVERY
}

const followOf = async ({ session, visitor }: SubmissionContext, email: string): Promise<Follow> => {
  if (session?.email === email) return 'queue'
  return visitor.mails === 'none' ? 'nothing' : (await confirmationDelay(email)) + pauseOf(visitor)
}

const NEXT = { queue: 'reviewConfirmed', nothing: 'thanks' } as const

/** Stores a review for moderation, but not birth month and year. The photo is first, and deleted if that fails. */
export const handleReview: FormHandler<typeof reviewForm> = async (values, context) => {
  const products = await contentPages().reviewable(contentPages().source(false))
  if (!products.has(values.product)) return problemOf('product', 'patternMismatch')
  const birth = { month: Number(values.birthMonth), year: Number(values.birthYear) }
  const ageProblem = ageProblemOf(birth, dayInBrazil(new Date()))
  if (ageProblem) return { status: 'invalid', problems: [ageProblem] }
  if (!(await isSuitableNickname(values.nickname))) return problemOf('nickname', 'unsuitable')

  const photo = context.photo && (await storePhoto(context.photo))
  if (typeof photo === 'string') return problemOf('photo', photo)
  const { title, summary, description, nickname, location, email } = values
  const follow = await followOf(context, email)
  let isStored = false
  try {
    return await submitOnce(context, async (trx) => {
      const problem = await storeReview(
        trx,
        {
          submission_id: context.submissionId,
          product_key: values.product,
          rating: Number(values.rating),
          recommends: values.recommends === 'yes',
          title,
          summary,
          description,
          nickname,
          location,
          email,
          tells_harm: reportsHarm(values),
          photo: photo?.name ?? null,
          photo_width: photo?.width ?? null,
          photo_height: photo?.height ?? null,
          consent_version: REVIEW_CONSENT,
        },
        { follow, byProgram: context.visitor.mails === 'none' },
      )
      if (problem) return problemOf(problem === 'alreadyReviewed' ? 'product' : 'nickname', problem)
      isStored = true
      return {
        status: 'done',
        next: atPlace(typeof follow === 'number' ? 'reviewSent' : NEXT[follow]),
      }
    })
  } finally {
    if (photo && !isStored) await dropPhoto(photo.name)
  }
}
