import { TooBusy } from '../protection/memory-budget'
import { problemOf, type SubmissionOutcome } from '../submissions/handler'

/** The login has ended: nothing was done. */
export const SESSION_OVER = problemOf(null, 'sessionOver')

/** Too many wrong passwords: gives the reason and another way in. */
export function lockedFor(seconds: number): SubmissionOutcome {
  return { status: 'limited', seconds, reason: 'wrongPasswords' }
}

const COME_BACK_AFTER = 10

/** Too many simultaneous passwords are no error: the visitor tries again. */
export async function busyAsLimited(run: () => Promise<SubmissionOutcome>): Promise<SubmissionOutcome> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof TooBusy) return { status: 'limited', seconds: COME_BACK_AFTER }
    throw error
  }
}
