/** The variables that say where photos are stored, and which others they depend on. */
export interface PhotoVariables {
  DATABASE_URL: string | null
  REDIS_URL: string | null
  PHOTO_FOLDER: string | null
  S3_ENDPOINT: string | null
  S3_REGION: string | null
  S3_BUCKET: string | null
  S3_ACCESS_KEY_ID: string | null
  S3_SECRET_ACCESS_KEY: string | null
  S3_SESSION_TOKEN: string | null
  S3_PREFIX: string
  S3_ENCRYPTION: string | null
}

interface PhotoFault {
  name: keyof PhotoVariables
  fault: string
}

const BUCKET_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const BUCKET_OPTIONS = ['S3_REGION', 'S3_SESSION_TOKEN', 'S3_PREFIX', 'S3_ENCRYPTION'] as const

/** A bucket is configured as a whole or not at all; several instances need one place for photos. */
export function photoFaults(env: PhotoVariables): PhotoFault[] {
  const isAnyGiven = [...BUCKET_VARIABLES, ...BUCKET_OPTIONS].some((name) => env[name])
  const missing = isAnyGiven ? BUCKET_VARIABLES.filter((name) => env[name] === null) : []
  const isShared = env.DATABASE_URL !== null && env.REDIS_URL !== null
  return [
    ...missing.map((name) => ({ name, fault: 'is missing' })),
    ...(isShared && !isAnyGiven && env.PHOTO_FOLDER === null
      ? [
          {
            name: 'PHOTO_FOLDER',
            fault: 'must be set, or S3_*, where REDIS_URL is: instances show the same photos',
          } as const,
        ]
      : []),
  ]
}
