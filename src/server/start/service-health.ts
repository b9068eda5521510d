import { inTime } from '@/shared/utils/in-time'

/** Milliseconds for a check. */
export const HEALTH_TIMEOUT_MS = 2000

/** Up, not configured, or down with a reason that names variables, but no address, key or entry. */
export type ServiceHealth = { status: 'up' } | { status: 'off' } | { status: 'down'; reason: string }

export const UP: ServiceHealth = { status: 'up' }
export const OFF: ServiceHealth = { status: 'off' }

/** @param fault what is wrong, in words for an engineer; or null */
export function healthOf(fault: string | null): ServiceHealth {
  return fault === null ? UP : { status: 'down', reason: fault }
}

/** A query's result, else `otherwise`: a slow or unavailable database has its own check. */
export function resultOr<Result>(query: Promise<Result>, otherwise: Result): Promise<Result> {
  return inTime(
    query.catch(() => otherwise),
    HEALTH_TIMEOUT_MS,
    () => otherwise,
  )
}

/** Limits checks that cost money or a login: a good result is valid for `well` milliseconds, a fault for `ill`. */
export function seldom(
  look: () => Promise<string | null>,
  { well, ill }: { well: number; ill: number },
  now: () => number = () => performance.now(),
): () => Promise<string | null> {
  let known: { fault: string | null; until: number } | null = null
  let running: Promise<string | null> | null = null
  const lookAgain = async (): Promise<string | null> => {
    try {
      const fault = await look()
      known = { fault, until: now() + (fault === null ? well : ill) }
      return fault
    } finally {
      running = null
    }
  }
  return async () => {
    if (known !== null && now() < known.until) return known.fault
    running ??= lookAgain()
    return running
  }
}
