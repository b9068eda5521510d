import type { Kysely } from 'kysely'
import { DAY, utcDay } from '@/lib/utc-day'
import type { Tables } from '../../database/tables'
import { isOwnStorage } from './mark'
import { namedPhotos } from './named-photos'
import { photoStorage } from './storage'
import { PHOTO_PREFIX } from './store-photo'

/** Photos that were deleted, by the day of their deletion: `trash/2026-11-23/NAME`. */
const TRASH = 'trash/'

/** Days for which a deleted photo can be had back. */
const TRASH_DAYS = 14

/** The last part of a name, which the trash leaves as it is. */
const fileOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

const move = async (from: string, to: string): Promise<void> => {
  const bytes = await photoStorage().get(from)
  if (bytes === null) return
  await photoStorage().put(to, bytes)
  await photoStorage().delete(from)
}

/** Moves a photo into the trash; does nothing where there is none. @throws whatever the storage throws */
export function trashPhoto(name: string, now: number): Promise<void> {
  return move(name, `${TRASH}${utcDay(now)}/${fileOf(name)}`)
}

/**
 * Deletes the photo of a review whose time is over. In a storage of another database it stays: it may be a photo that is
 * shown there.
 */
export async function expirePhoto(db: Kysely<Tables>, name: string): Promise<void> {
  if (await isOwnStorage(db)) await trashPhoto(name, Date.now())
}

/** Deletes a photo for good, out of the trash as well: its author asked for it. @throws whatever the storage throws */
export async function erasePhoto(name: string): Promise<void> {
  await photoStorage().delete(name)
  const trashed = await photoStorage().list(TRASH)
  for (const copy of trashed) if (fileOf(copy) === fileOf(name)) await photoStorage().delete(copy)
}

/** Deletes for good what has been in the trash for longer than 14 days. @returns how many photos went */
export async function emptyTrash(now: number): Promise<number> {
  const limit = `${TRASH}${utcDay(now - TRASH_DAYS * DAY)}`
  const over = (await photoStorage().list(TRASH)).filter((name) => name < limit)
  for (const name of over) await photoStorage().delete(name)
  return over.length
}

/** Takes out of the trash every photo that a review names. @returns how many came back */
export async function restorePhotos(db: Kysely<Tables>): Promise<number> {
  const named = await namedPhotos(db)
  const wanted = (await photoStorage().list(TRASH)).filter((name) => named.has(PHOTO_PREFIX + fileOf(name)))
  for (const name of wanted) await move(name, PHOTO_PREFIX + fileOf(name))
  return wanted.length
}
