import { isNativeError } from 'node:util/types'
import { withDatabase } from '@/server/database/database'
import { serverEnv } from '@/shared/config/env'
import { photoStorage } from './storage'

/** Written and deleted again, one per process. */
const TRIAL = `health-${process.pid}`

/** A file's error code, e.g. EROFS or ENOSPC, or the bucket's response. */
const reasonOf = (error: unknown): string => {
  if (!isNativeError(error)) return 'unknown'
  if ('code' in error) return String(error.code)
  return /[A-Z]+ answered \d+$/.exec(error.message)?.[0] ?? 'no answer'
}

/** Whether photos can be stored, by writing a small file. Never throws. @returns null or words for an engineer */
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

/** Whether the newest published photos are missing, as without a volume: null, or words for an engineer. Never throws. */
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
        // A single one may be lost.
        .limit(3)
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
