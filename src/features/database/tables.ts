import { type Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import { accountStorage } from '../accounts/storage'
import { addressStorage } from '../addresses/storage'
import { contactStorage } from '../contact/storage'
import { feedbackStorage } from '../feedback/storage'
import { newsletterStorage } from '../newsletter/storage'
import { outboxStorage } from '../outbox/storage'
import { privacyStorage } from '../privacy/storage'
import { problemStorage } from '../problems/storage'
import { publishJobStorage } from '../publish-jobs/storage'
import { reviewStorage } from '../reviews/storage'
import { safetyStorage } from '../safety/storage'
import { searchStorage } from '../searches/storage'
import { submissionStorage } from '../submissions/storage'
import type { Storage } from './define-storage'

/** Storages of all features. `features.ts` has their owners; database files do not import it. */
export const STORAGES = [
  outboxStorage,
  submissionStorage,
  privacyStorage,
  publishJobStorage,
  contactStorage,
  feedbackStorage,
  newsletterStorage,
  reviewStorage,
  accountStorage,
  safetyStorage,
  searchStorage,
  addressStorage,
  problemStorage,
] as const

type Part = (typeof STORAGES)[number]
type TablesOf<Stored> = Stored extends Storage<infer Own, string> ? Own : never
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer Whole,
) => void
  ? Whole
  : never

export type Tables = Intersection<TablesOf<Part>>

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

export type Topic = Part['topics'][number]

export const MIGRATIONS: Record<string, Migration> = Object.fromEntries(
  STORAGES.flatMap(({ migrations }) => Object.entries(migrations)).map(([name, statements]) => [
    name,
    {
      up: async (db) => {
        await sql.raw(statements).execute(db)
      },
    },
  ]),
)
