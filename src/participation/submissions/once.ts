import type { Transaction } from 'kysely'
import type { FormName } from '@/form-schemas/forms'
import { inTransaction } from '../database/database'
import type { Tables } from '../database/tables'
import type { SubmissionContext, SubmissionOutcome } from './handler'

/** Carries an outcome other than "done" out of a transaction, which it undoes. */
class NotDone extends Error {
  constructor(readonly outcome: SubmissionOutcome) {
    super('not done')
  }
}

type Done = Extract<SubmissionOutcome, { status: 'done' }>

const outcomeOf = (next: string, reference: string | null): Done => ({
  status: 'done',
  next,
  ...(reference !== null && { reference }),
})

/**
 * Does what a submission asks for once, however often it is sent: the id of the drawn form is written in the transaction
 * of its effects, and whoever comes second gets the answer of the first. What is not done is undone whole.
 */
export async function submitOnce(
  form: FormName,
  { submissionId }: SubmissionContext,
  run: (trx: Transaction<Tables>) => Promise<SubmissionOutcome>,
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
        const first = await trx
          .selectFrom('submission')
          .select(['form', 'next', 'reference'])
          .where('id', '=', submissionId)
          .executeTakeFirst()
        if (first?.form === form && first.next !== null) return outcomeOf(first.next, first.reference)
        return { status: 'invalid', problems: [{ field: null, code: 'duplicateSubmission' }] }
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
