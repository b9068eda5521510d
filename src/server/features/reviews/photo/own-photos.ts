import type { Db } from '@/server/database/tables'
import { DAY, utcDay } from '@/shared/utils/utc-day'
import { photoStorage } from './storage'
import { PHOTO_PREFIX } from './store-photo'

export async function namedPhotos(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('review').select('photo').where('photo', 'is not', null).execute()
  return new Set(rows.flatMap(({ photo }) => photo ?? []))
}

const MARK = 'database-id.txt'

const idOfDatabase = async (db: Db): Promise<string> =>
  (await db.selectFrom('storage_mark').select('id').executeTakeFirstOrThrow()).id

/** Ties the storage to the database. @throws storage errors */
export async function adoptStorage(db: Db): Promise<void> {
  await photoStorage().put(MARK, Buffer.from(await idOfDatabase(db)))
}

/** Whether database and storage belong together (REVIEW-15). Adopts one without an id and without others' photos. */
export async function isOwnStorage(db: Db): Promise<boolean> {
  const mark = await photoStorage().get(MARK)
  if (mark !== null) return mark.toString().trim() === (await idOfDatabase(db))
  const photos = await photoStorage().list(PHOTO_PREFIX)
  const named = await namedPhotos(db)
  if (photos.length > 0 && !photos.some((photo) => named.has(photo))) return false
  await adoptStorage(db)
  return true
}

/** Deleted photos by day: `trash/2026-11-23/NAME`. */
const TRASH = 'trash/'

/** Days for which a deleted photo can be restored. */
const TRASH_DAYS = 14

/** A name's last part, unchanged in the trash. */
const fileOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

const move = async (from: string, to: string): Promise<void> => {
  const bytes = await photoStorage().get(from)
  if (bytes === null) return
  await photoStorage().put(to, bytes)
  await photoStorage().delete(from)
}

/** Moves a photo to the trash; does nothing if unknown. @throws storage errors */
export function trashPhoto(name: string, now: number): Promise<void> {
  return move(name, `${TRASH}${utcDay(now)}/${fileOf(name)}`)
}

/** Deletes an expired review's photo, unless the storage is another database's, where it may be shown. */
export async function expirePhoto(db: Db, name: string): Promise<void> {
  if (await isOwnStorage(db)) await trashPhoto(name, Date.now())
}

/** Deletes a photo for good, from the trash too, at its author's request. @throws storage errors */
export async function erasePhoto(name: string): Promise<void> {
  await photoStorage().delete(name)
  const trashed = await photoStorage().list(TRASH)
  for (const copy of trashed) if (fileOf(copy) === fileOf(name)) await photoStorage().delete(copy)
}

/** Deletes trash older than 14 days. @returns number of photos deleted */
export async function emptyTrash(now: number): Promise<number> {
  const limit = `${TRASH}${utcDay(now - TRASH_DAYS * DAY)}`
  const over = (await photoStorage().list(TRASH)).filter((name) => name < limit)
  for (const name of over) await photoStorage().delete(name)
  return over.length
}

export async function restorePhotos(db: Db): Promise<number> {
  const named = await namedPhotos(db)
  const wanted = (await photoStorage().list(TRASH)).filter((name) => named.has(PHOTO_PREFIX + fileOf(name)))
  for (const name of wanted) await move(name, PHOTO_PREFIX + fileOf(name))
  return wanted.length
}
