import type { ProblemCode } from '@/form-schemas/problem'
import { TooBusy } from '../protection/memory-budget'
import type { SubmissionOutcome } from '../submissions/handler'

/** One thing is wrong; `field` is null where it is the form as a whole. */
export function problemOf(field: string | null, code: ProblemCode): SubmissionOutcome {
  return { status: 'invalid', problems: [{ field, code }] }
}

/** The login of whoever sent this has ended: nothing was done, and the visitor reads so. */
export const SESSION_OVER = problemOf(null, 'sessionOver')

/** Too many wrong passwords: the visitor reads why, and which other way leads in. */
export function lockedFor(seconds: number): SubmissionOutcome {
  return { status: 'limited', seconds, reason: 'wrongPasswords' }
}

const COME_BACK_AFTER = 10

/** Too many passwords at once are no fault: they wait outside. */
export async function busyAsLimited(run: () => Promise<SubmissionOutcome>): Promise<SubmissionOutcome> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof TooBusy) return { status: 'limited', seconds: COME_BACK_AFTER }
    throw error
  }
}
