import type { Migration } from 'kysely'
import { outbox } from './0001-outbox'
import { accounts } from './0005-accounts'

/** The steps, in order of their names. One that was released is never changed: a further step changes what it made. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-outbox': outbox,
  '0005-accounts': accounts,
}
