import { sql } from 'kysely'
import { database, inTransaction } from '@/server/database/database'
import type { Db, Trx } from '@/server/database/tables'
import { enqueue } from '@/server/jobs/outbox'
import { logger } from '@/server/log/logger'
import { DAY, utcDay } from '@/shared/utils/utc-day'
import { emptyTrash, isOwnStorage, namedPhotos, trashPhoto } from './own-photos'
import { photoStorage } from './storage'
import { PHOTO_PREFIX } from './store-photo'

/** A younger photo may belong to a review that is being stored. */
const LEAST_DAYS = 2

/** The daily sweep never deletes more photos than this together with a larger part of all. */
const MANY = { photos: 20, part: 0.1 }

const dayOfPhoto = (name: string): string => name.slice(PHOTO_PREFIX.length, PHOTO_PREFIX.length + 10)

/** Plans the next sweep, a day ahead, one for all instances. */
const planNext = (trx: Trx): Promise<void> => {
  const key = `photo-sweep ${utcDay(Date.now() + DAY)}`
  return enqueue(trx, 'photo-sweep', {}, { key, delaySeconds: DAY / 1000 })
}

/** Plans the sweep at start; an overdue one waits another day, because the database may just have been restored. */
export async function planSweep(trx: Trx): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ due: sql<Date>`now() + interval '1 day'` })
    .where(({ and }) => and({ topic: 'photo-sweep', dead_at: null }))
    .where('due', '<', sql<Date>`now()`)
    .execute()
  await planNext(trx)
}

const lastDayOfReviews = async (db: Db): Promise<string | null> => {
  const { at } = await db
    .selectFrom('review')
    .select(({ fn }) => fn.max<Date | null>('created_at').as('at'))
    .executeTakeFirstOrThrow()
  return at && utcDay(at.getTime())
}

/** Photos without a review, older than the youngest review; null for so many that the database is probably wrong. */
const findUnnamed = async (db: Db, now: number, isForced: boolean): Promise<string[] | null> => {
  const photos = await photoStorage().list(PHOTO_PREFIX)
  const named = await namedPhotos(db)
  const lastDay = await lastDayOfReviews(db)
  const limit = utcDay(now - LEAST_DAYS * DAY)
  const unnamed = photos.filter((name) => dayOfPhoto(name) < limit && !named.has(name))
  if (isForced || unnamed.length === 0) return unnamed
  const isMuch = unnamed.length > Math.max(MANY.photos, photos.length * MANY.part)
  return lastDay === null || isMuch ? null : unnamed.filter((name) => dayOfPhoto(name) < lastDay)
}

/** Trashes photos without a review (REVIEW-15). @param isForced a person checked. @returns count; null if refused */
export async function sweepStorage(
  db: Db,
  { now = Date.now(), isForced = false }: { now?: number; isForced?: boolean } = {},
): Promise<number | null> {
  if (!(await isOwnStorage(db))) {
    logger.error(
      'photos: nothing deleted: the storage holds photos and does not belong to this database. If it should, e.g. after a restore: npm run photos -- adopt',
    )
    return null
  }
  const unnamed = await findUnnamed(db, now, isForced)
  if (unnamed === null) {
    logger.error(
      'photos: nothing deleted: the database names so few of the photos that it may not be the right one. Check DATABASE_URL; if the photos are of no review: npm run photos -- sweep',
    )
    return null
  }
  for (const name of unnamed) await trashPhoto(name, now)
  if (unnamed.length > 0) logger.info({ count: unnamed.length }, 'photos: of no review, moved to trash')
  await emptyTrash(now)
  return unnamed.length
}

/** The daily job. Plans the next one first, in case of failure. */
export async function sweepPhotos(): Promise<void> {
  await inTransaction(planNext)
  await sweepStorage(database())
}
