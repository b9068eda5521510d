import { logger } from '@/server/log/logger'
import { isProduction, serverEnv } from '@/shared/config/env'
import { processWide } from '@/shared/utils/process-wide'
import { createDiskStorage, type PhotoStorage } from './disk-storage'
import { createS3Storage } from './s3-storage'

const DEFAULT_FOLDER = 'photos'

/** Warns at start: a default folder may be deleted with its container. */
export function warnOfDefaultFolder(): void {
  const { PHOTO_FOLDER, S3_BUCKET } = serverEnv()
  if (isProduction() && PHOTO_FOLDER === null && S3_BUCKET === null)
    logger.warn(
      `photos: PHOTO_FOLDER and S3_* are not set: photos are stored in "${DEFAULT_FOLDER}" below the folder that the server was started in`,
    )
}

export function photoStorage(): PhotoStorage {
  return processWide('photo-storage', () => {
    const env = serverEnv()
    const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = env
    const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
    if (bucket !== null && endpoint !== null && accessKeyId !== null && secretAccessKey !== null)
      return createS3Storage({
        endpoint,
        bucket,
        region: env.S3_REGION ?? 'auto',
        accessKeyId,
        secretAccessKey,
        sessionToken: env.S3_SESSION_TOKEN ?? undefined,
        prefix: env.S3_PREFIX,
        encryption: env.S3_ENCRYPTION,
      })
    return createDiskStorage(env.PHOTO_FOLDER ?? DEFAULT_FOLDER)
  })
}
