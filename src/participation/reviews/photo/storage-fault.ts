import { isNativeError } from 'node:util/types'
import { serverEnv } from '@/config/env'
import { withDatabase } from '../../database/database'
import { photoStorage } from './storage'

/** Written and deleted again, by each process its own. */
const TRIAL = `health-${process.pid}`

/** Of a file, such as EROFS or ENOSPC; of a bucket, what it answered. */
const reasonOf = (error: unknown): string => {
  if (!isNativeError(error)) return 'unknown'
  if ('code' in error) return String(error.code)
  return /[A-Z]+ answered \d+$/.exec(error.message)?.[0] ?? 'no answer'
}

/** Whether photos of visitors can be stored: writes a small file. Never throws. @returns null when they can, else words for an engineer */
export async function photoStorageFault(
  storage = photoStorage(),
  isBucket = serverEnv().S3_BUCKET !== null,
): Promise<string | null> {
  try {
    await storage.put(TRIAL, Buffer.from('1'))
    await storage.delete(TRIAL)
    return null
  } catch (error) {
    const advice = isBucket ? 'S3_ENDPOINT, S3_BUCKET and the keys' : 'PHOTO_FOLDER, its owner and its disk'
    return `cannot be written (${reasonOf(error)}): check ${advice}`
  }
}

/** Photos that are looked for: one alone may be lost. */
const LOOKED_FOR = 3

/**
 * Whether the last photos of published reviews are missing, as where a volume is not mounted: the folder is then made anew.
 * Never throws: what is unavailable is reported elsewhere. @returns null when one is there, else words for an engineer
 */
export async function absentPhotosFault(): Promise<string | null> {
  const isThere = async (photo: string | null) => photo !== null && (await photoStorage().get(photo)) !== null
  try {
    const reviews = await withDatabase((db) =>
      db
        .selectFrom('review')
        .select('photo')
        .where('photo', 'is not', null)
        .where('status', '=', 'approved')
        .orderBy('created_at', 'desc')
        .limit(LOOKED_FOR)
        .execute(),
    )
    const found = await Promise.all(reviews.map(({ photo }) => isThere(photo)))
    return reviews.length === 0 || found.includes(true)
      ? null
      : 'the last photos of reviews are not there: check PHOTO_FOLDER and its volume, or S3_BUCKET and S3_PREFIX'
  } catch {
    return null
  }
}
