import { serverEnv } from '@/config/env'
import { inTime } from '@/lib/in-time'
import { databaseFault } from '@/participation/database/health'
import { deadJobs } from '@/participation/outbox/health'
import { HEALTH_TIMEOUT_MS, healthOf, OFF, type ServiceHealth, UP } from './service-health'

/** Whether what people send in can be stored: answers, has this version's tables, can be written to. */
export async function checkDatabase(): Promise<ServiceHealth> {
  return serverEnv().DATABASE_URL === null ? OFF : healthOf(await databaseFault(HEALTH_TIMEOUT_MS))
}

/** Whether jobs were given up that wait for an engineer. A database that is away says so itself. */
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
