import type { Generated } from 'kysely'

/** What gives staff personal data: a command, or the page on which moderators decide. */
export type AccessAction =
  | 'export-person'
  | 'erase-person'
  | 'list-reviews'
  | 'feedback-report'
  | 'moderation-page'

/** Who of the staff read personal data. */
export interface AccessLogTable {
  id: Generated<number>
  /** `cli:NAME`, `erased`, or the moderator's address. */
  actor: string
  action: AccessAction
  /** The id of a review, or the key of a person (`person-key.ts`); null for lists. */
  subject: string | null
  at: Generated<Date>
}

/** Which addresses were erased, as keys that name nobody: erased again after a backup is restored. */
export interface ErasedPersonTable {
  key: string
  at: Generated<Date>
}
