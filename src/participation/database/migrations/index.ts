import type { Migration } from 'kysely'
import { outbox } from './0001-outbox'
import { contact } from './0002-contact'
import { feedback } from './0003-feedback'
import { reviews } from './0004-reviews'
import { accounts } from './0005-accounts'
import { protection } from './0006-protection'
import { publishing } from './0011-publishing'

/** The steps, in order of their names. One that was released is never changed: a further step changes what it made. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-outbox': outbox,
  '0002-contact': contact,
  '0003-feedback': feedback,
  '0004-reviews': reviews,
  '0005-accounts': accounts,
  '0006-protection': protection,
  '0011-publishing': publishing,
}
