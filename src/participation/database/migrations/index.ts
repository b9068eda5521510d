import type { Migration } from 'kysely/migration'
import { outbox } from './0001-outbox'
import { contact } from './0002-contact'
import { feedback } from './0003-feedback'
import { reviews } from './0004-reviews'
import { accounts } from './0005-accounts'
import { protection } from './0006-protection'
import { safety } from './0007-safety'
import { confirmedReviews } from './0008-reviews'
import { accountMails } from './0010-accounts'
import { publishing } from './0011-publishing'
import { storage } from './0012-storage'
import { searches } from './0013-searches'

/** The steps, in order of their names. One that was released is never changed: a further step changes what it made. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-outbox': outbox,
  '0002-contact': contact,
  '0003-feedback': feedback,
  '0004-reviews': reviews,
  '0005-accounts': accounts,
  '0006-protection': protection,
  '0007-safety': safety,
  '0008-reviews': confirmedReviews,
  '0010-accounts': accountMails,
  '0011-publishing': publishing,
  '0012-storage': storage,
  '0013-searches': searches,
}
