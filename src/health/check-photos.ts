import { serverEnv } from '@/config/env'
import { absentPhotosFault, photoStorageFault } from '@/participation/reviews/photo/storage-fault'
import { healthOf, OFF, resultOr, type ServiceHealth, seldom } from './service-health'

const MINUTE = 60_000

/** Buckets charge for writes. */
const storageFault = seldom(async () => (await photoStorageFault()) ?? absentPhotosFault(), {
  well: 10 * MINUTE,
  ill: MINUTE,
})

/** Whether photos can be stored, and those of reviews exist. A slow bucket is found by a later check. */
export async function checkPhotos(): Promise<ServiceHealth> {
  const { DATABASE_URL, REVIEWS_ENABLED } = serverEnv()
  if (DATABASE_URL === null || !REVIEWS_ENABLED) return OFF
  return healthOf(await resultOr(storageFault(), null))
}
