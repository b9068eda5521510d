import { serverEnv } from '@/config/env'
import { databaseFault } from '@/participation/database/health'
import { deadJobs } from '@/participation/outbox/jobs'
import { HEALTH_TIMEOUT_MS, healthOf, OFF, resultOr, type ServiceHealth, UP } from './service-health'

/** Whether the database responds, has this version's tables, and is writable. */
export async function checkDatabase(): Promise<ServiceHealth> {
  return serverEnv().DATABASE_URL === null ? OFF : healthOf(await databaseFault(HEALTH_TIMEOUT_MS))
}

/** Whether failed jobs wait for an engineer. */
export async function checkOutbox(): Promise<ServiceHealth> {
  if (serverEnv().DATABASE_URL === null) return OFF
  const count = await resultOr(deadJobs(), 0)
  return count === 0
    ? UP
    : healthOf(`${count} job(s) given up: see dead_at and last_error in the table outbox`)
}
