import { type Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Storage } from './define-storage'
import { accountStorage } from './tables/accounts'
import { addressStorage } from './tables/addresses'
import { contactStorage } from './tables/contact'
import { feedbackStorage } from './tables/feedback'
import { newsletterStorage } from './tables/newsletter'
import { outboxStorage } from './tables/outbox'
import { privacyStorage } from './tables/privacy'
import { problemStorage } from './tables/problems'
import { publishJobStorage } from './tables/publish-jobs'
import { reviewStorage } from './tables/reviews'
import { safetyStorage } from './tables/safety'
import { searchStorage } from './tables/searches'
import { submissionStorage } from './tables/submissions'

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
