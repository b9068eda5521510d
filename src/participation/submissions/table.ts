import type { Generated } from 'kysely'

/** A drawn form that was sent and handled, for as long as it may be sent again. */
export interface SubmissionTable {
  id: string
  form: string
  next: Generated<string | null>
  reference: Generated<string | null>
  created_at: Generated<Date>
}
