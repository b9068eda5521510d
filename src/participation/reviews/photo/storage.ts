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

/** Where photos stand unless PHOTO_FOLDER says so: below where the site is started. */
const DEFAULT_FOLDER = 'photos'

/** This site's storage: a bucket where one is configured, else a folder. */
export function photoStorage(): PhotoStorage {
  return processWide('photo-storage', () => {
    const env = serverEnv()
    const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = env
    const { S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
    if (bucket !== null && endpoint !== null && accessKeyId !== null && secretAccessKey !== null)
      return createS3Storage({ endpoint, bucket, region: region ?? 'auto', accessKeyId, secretAccessKey })
    return createDiskStorage(env.PHOTO_FOLDER ?? DEFAULT_FOLDER)
  })
}
