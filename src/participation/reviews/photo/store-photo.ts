import { randomUUID } from 'node:crypto'
import { logger, reasonOf } from '@/logging/logger'
import { type EncodedPhoto, encodePhoto, type PhotoProblem } from './encode'
import { photoStorage } from './storage'

/** Photos of reviews, among whatever else may stand in the storage. */
export const PHOTO_PREFIX = 'reviews/'

export type StoredPhoto =
  | { name: string; width: number; height: number }
  | PhotoProblem
  /** The storage does not answer. */
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

/** Keeps a photo that was sent in, as a picture of our own under a name of our own. @throws TooBusy */
export async function storePhoto(sent: Buffer): Promise<StoredPhoto> {
  const photo = await encodePhoto(sent)
  return typeof photo === 'string' ? photo : put(photo)
}

/** Takes back a photo whose review was not stored. What cannot be deleted now is found by the sweep (`sweep.ts`). */
export async function dropPhoto(name: string): Promise<void> {
  await photoStorage()
    .delete(name)
    .catch((error: unknown) => logger.warn(`photos: not deleted: ${reasonOf(error)}`))
}
