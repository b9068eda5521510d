import { inTransaction, ServiceUnavailable, withDatabase } from '../database/database'
import type { Db, Trx } from '../database/tables'
import { problemOf, type SubmissionContext, type SubmissionOutcome } from './handler'

/** Rolls back a transaction whose outcome is not "done". */
class NotDone extends Error {
  constructor(readonly outcome: SubmissionOutcome) {
    super('not done')
  }
}

type Done = Extract<SubmissionOutcome, { status: 'done' }>

const storedOutcome = async (db: Db, form: string, id: string): Promise<Done | null> => {
  const stored = await db
    .selectFrom('submission')
    .select(['next', 'reference'])
    .where('id', '=', id)
    .where('form', '=', form)
    .executeTakeFirst()
  if (!stored || stored.next === null) return null
  const { next, reference } = stored
  return { status: 'done', next, ...(reference !== null && { reference }) }
}

/** The outcome of a stored submission; null for a new one, and during an outage: storing it checks again. */
export async function earlierOutcome(form: string, id: string): Promise<Done | null> {
  try {
    return await withDatabase((db) => storedOutcome(db, form, id))
  } catch (error) {
    if (error instanceof ServiceUnavailable) return null
    throw error
  }
}

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
