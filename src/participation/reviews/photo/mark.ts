import type { Db } from '../../database/tables'
import { photoStorage } from './storage'
import { PHOTO_PREFIX } from './store-photo'

/** Photos that reviews have. */
export async function namedPhotos(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('review').select('photo').where('photo', 'is not', null).execute()
  return new Set(rows.flatMap(({ photo }) => photo ?? []))
}

/** The object with the id of the storage's database. */
const MARK = 'database-id.txt'

const idOfDatabase = async (db: Db): Promise<string> =>
  (await db.selectFrom('storage_mark').select('id').executeTakeFirstOrThrow()).id

/** Ties the storage to the database. @throws storage errors */
export async function adoptStorage(db: Db): Promise<void> {
  await photoStorage().put(MARK, Buffer.from(await idOfDatabase(db)))
}

/**
 * Whether database and storage belong together (behavior REVIEW-15). A storage without an id is adopted if it has no
 * photos, or some of this database; others need `npm run photos -- adopt`.
 */
export async function isOwnStorage(db: Db): Promise<boolean> {
  const mark = await photoStorage().get(MARK)
  if (mark !== null) return mark.toString().trim() === (await idOfDatabase(db))
  const photos = await photoStorage().list(PHOTO_PREFIX)
  const named = await namedPhotos(db)
  if (photos.length > 0 && !photos.some((photo) => named.has(photo))) return false
  await adoptStorage(db)
  return true
}
