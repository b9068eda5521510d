import { serverEnv } from '@/config/env'
import { inTime } from '@/lib/in-time'
import { absentPhotosFault, photoStorageFault } from '@/participation/reviews/photo/storage-fault'
import { HEALTH_TIMEOUT_MS, healthOf, OFF, type ServiceHealth, seldom } from './service-health'

const MINUTE = 60_000

/** Buckets charge for what is written. */
const storageFault = seldom(async () => (await photoStorageFault()) ?? absentPhotosFault(), {
  well: 10 * MINUTE,
  ill: MINUTE,
})

/** Whether photos that visitors send can be stored, and those of reviews are there. A bucket that is slow is known at a later look. */
export async function checkPhotos(): Promise<ServiceHealth> {
  const { DATABASE_URL, REVIEWS_ENABLED } = serverEnv()
  if (DATABASE_URL === null || !REVIEWS_ENABLED) return OFF
  return healthOf(await inTime(storageFault(), HEALTH_TIMEOUT_MS, () => null))
}
