import type { Generated } from 'kysely'
import { defineStorage, tables } from '../database/define-storage'

/** Who of the staff read personal data. */
export interface AccessLogTable {
  id: Generated<number>
  /** `cli:NAME`, `erased`, or the moderator's address. */
  actor: string
  /** What gives staff personal data: a command, or a page such as `moderation-page`. */
  action: string
  /** The id of a review, or the key of a person (`person-key.ts`); null for lists. */
  subject: string | null
  at: Generated<Date>
}

/** Which addresses were erased, as keys that name nobody: erased again after a backup is restored. */
export interface ErasedPersonTable {
  key: string
  at: Generated<Date>
}

export interface PrivacyTables {
  access_log: AccessLogTable
  erased_person: ErasedPersonTable
}

/** Its tables come with the migration `0008-reviews`. */
export const privacyStorage = defineStorage({
  tables: tables<PrivacyTables>(),
  migrations: {},
  topics: ['retention'],
  impersonal: { access_log: ['action', 'subject'], erased_person: ['key'] },
})
