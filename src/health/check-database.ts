import { serverEnv } from '@/config/env'
import { inTime } from '@/lib/in-time'
import { databaseFault } from '@/participation/database/health'
import { deadJobs } from '@/participation/outbox/health'
import { HEALTH_TIMEOUT_MS, healthOf, OFF, type ServiceHealth, UP } from './service-health'

/** Whether the database responds, has this version's tables, and is writable. */
export async function checkDatabase(): Promise<ServiceHealth> {
  return serverEnv().DATABASE_URL === null ? OFF : healthOf(await databaseFault(HEALTH_TIMEOUT_MS))
}

/** Whether failed jobs wait for an engineer. An unavailable database has its own check. */
export async function checkOutbox(): Promise<ServiceHealth> {
  if (serverEnv().DATABASE_URL === null) return OFF
  const count = await inTime(
    deadJobs().catch(() => 0),
    HEALTH_TIMEOUT_MS,
    () => 0,
  )
  return count === 0
    ? UP
    : healthOf(`${count} job(s) given up: see dead_at and last_error in the table outbox`)
}
