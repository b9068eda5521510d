import { isNativeError } from 'node:util/types'
import { serverEnv } from '@/config/env'
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
