import { findRow, inTransaction, unlessUnavailable, withDatabase } from '@/server/database/database'
import type { Subjects } from '@/server/database/personal-data'
import type { Db, Trx } from '@/server/database/tables'
import type { Mails } from '@/server/protection/form-limits'
import type { Place } from '@/shared/content-model/views/places'
import type { FormDefinition, FormValues } from '@/shared/schemas/define-form'
import type { FormProblem, ProblemCode } from '@/shared/schemas/problem'
import type { AccountSession } from '../accounts/cookies'

export interface SubmissionContext {
  form: string
  /** UUID of the rendered form and its content: repetitions have the same (`once.ts`). */
  submissionId: string
  visitor: {
    /** A keyed hash by which submissions of one address and day can be compared, without the address. */
    addressKey: string
    mails: Mails
  }
  session: AccountSession | null
  /** As sent, at most 5 MB: its type is read from its content. */
  photo: Buffer | null
  requestId: string
  /** Personal data of all features, for erasing an account. */
  subjects: Subjects
  userAgent?: string | undefined
  cookies?: string | undefined
}

export type SubmissionOutcome =
  | {
      status: 'done'
      /** Path of the next page, or a place (`atPlace`): `submit` gives its path, blank if the space has none. */
      next: string
      reference?: string
      headers?: Record<string, string | string[]>
    }
  | { status: 'invalid'; problems: FormProblem[] }
  /** A needed service is unavailable. Nothing is stored, and the visitor's text remains. */
  | { status: 'away' }
  /** `reason` for wrong passwords: another way in is offered. */
  | { status: 'limited'; seconds: number; reason?: 'wrongPasswords' }

/** The next page by its role or feature (behavior ROUTE-11); without one the form's own page shows the thanks. */
export function atPlace(place: Place): string {
  return place
}

/** One error; `field` is null for the whole form. */
export function problemOf(field: string | null, code: ProblemCode): SubmissionOutcome {
  return { status: 'invalid', problems: [{ field, code }] }
}

/** A form's action. @throws ServiceUnavailable for `away`; other errors are faults. */
export type FormHandler<Form extends FormDefinition> = (
  values: FormValues<Form>,
  context: SubmissionContext,
) => Promise<SubmissionOutcome>

/** Rolls back a transaction whose outcome is not "done". */
class NotDone extends Error {
  constructor(readonly outcome: SubmissionOutcome) {
    super('not done')
  }
}

type Done = Extract<SubmissionOutcome, { status: 'done' }>

const storedOutcome = async (db: Db, form: string, id: string): Promise<Done | null> => {
  const stored = await findRow(db, 'submission', { id, form })
  if (!stored || stored.next === null) return null
  const { next, reference } = stored
  return { status: 'done', next, ...(reference !== null && { reference }) }
}

/** The outcome of a stored submission; null for a new one, and during an outage: storing it checks again. */
export const earlierOutcome = (form: string, id: string): Promise<Done | null> =>
  unlessUnavailable(
    withDatabase((db) => storedOutcome(db, form, id)),
    null,
  )

/** Runs a submission's action once, with its id in the same transaction: repetitions get the first outcome. */
export async function submitOnce(
  { form, submissionId }: SubmissionContext,
  run: (trx: Trx) => Promise<SubmissionOutcome>,
): Promise<SubmissionOutcome> {
  try {
    return await inTransaction(async (trx) => {
      const claimed = await trx
        .insertInto('submission')
        .values({ id: submissionId, form })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!claimed) {
        return (await storedOutcome(trx, form, submissionId)) ?? problemOf(null, 'duplicateSubmission')
      }
      const outcome = await run(trx)
      if (outcome.status !== 'done') throw new NotDone(outcome)
      const { next, reference = null } = outcome
      await trx.updateTable('submission').set({ next, reference }).where('id', '=', submissionId).execute()
      return outcome
    })
  } catch (error) {
    if (error instanceof NotDone) return error.outcome
    throw error
  }
}
