import type { Generated } from 'kysely'
import { defineStorage } from '../define-storage'

export interface AccessLogTable {
  id: Generated<number>
  /** `cli:NAME`, `erased`, or the moderator's address. */
  actor: string
  /** A command, or a page such as `moderation-page`. */
  action: string
  /** A review's id or a person's key (`personKey`); null for lists. */
  subject: string | null
  at: Generated<Date>
}

/** Keys of erased addresses, for erasing again after a restore. */
export interface ErasedPersonTable {
  key: string
  at: Generated<Date>
}

/** Its tables are from the migration `0008-reviews`. */
export const privacyStorage = defineStorage<{
  access_log: AccessLogTable
  erased_person: ErasedPersonTable
}>()({
  topics: ['retention'],
  impersonal: { access_log: ['action', 'subject'], erased_person: ['key'] },
})
