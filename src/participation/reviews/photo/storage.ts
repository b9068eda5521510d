import { serverEnv } from '@/config/env'
import { processWide } from '@/lib/process-wide'
import { createDiskStorage } from './disk-storage'
import { createS3Storage } from './s3-storage'

/** Where photos are kept, by names that the site itself makes: letters, digits, hyphens, dots and slashes. */
export interface PhotoStorage {
  put(name: string, bytes: Buffer): Promise<void>
  /** Null where there is none of this name. */
  get(name: string): Promise<Buffer | null>
  /** Does nothing where there is none. */
  delete(name: string): Promise<void>
  /** Names that begin so. */
  list(prefix: string): Promise<string[]>
}

/** This site's storage: a bucket where one is configured, else a folder. */
export function photoStorage(): PhotoStorage {
  const { PHOTO_FOLDER, S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = serverEnv()
  return processWide('photo-storage', () =>
    S3_ENDPOINT !== null
      ? createS3Storage({
          endpoint: S3_ENDPOINT,
          bucket: S3_BUCKET,
          region: S3_REGION,
          accessKeyId: S3_ACCESS_KEY_ID,
          secretAccessKey: S3_SECRET_ACCESS_KEY,
        })
      : createDiskStorage(PHOTO_FOLDER),
  )
}
