import { randomUUID } from 'node:crypto'
import { logger, reasonOf } from '@/logging/logger'
import { type EncodedPhoto, encodePhoto, type PhotoProblem } from './encode'
import { photoStorage } from './storage'

/** Prefix of review photos in the storage. */
export const PHOTO_PREFIX = 'reviews/'

export type StoredPhoto =
  | { name: string; width: number; height: number }
  | PhotoProblem
  /** The storage is unavailable. */
  | 'storageFailed'

const put = async ({ bytes, width, height }: EncodedPhoto): Promise<StoredPhoto> => {
  const day = new Date().toISOString().slice(0, 10)
  const name = `${PHOTO_PREFIX}${day}-${randomUUID()}.webp`
  try {
    await photoStorage().put(name, bytes)
    return { name, width, height }
  } catch (error) {
    logger.error(`photos: not stored: ${reasonOf(error)}`)
    return 'storageFailed'
  }
}

/** Stores a re-encoded photo under a new name. @throws TooBusy */
export async function storePhoto(sent: Buffer): Promise<StoredPhoto> {
  const photo = await encodePhoto(sent)
  return typeof photo === 'string' ? photo : put(photo)
}

/** Deletes the photo of a review that was not stored. The sweep deletes what fails here (`sweep.ts`). */
export async function dropPhoto(name: string): Promise<void> {
  await photoStorage()
    .delete(name)
    .catch((error: unknown) => logger.warn(`photos: not deleted: ${reasonOf(error)}`))
}
