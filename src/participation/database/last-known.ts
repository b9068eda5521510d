import type { Kysely } from 'kysely'
import { serverEnv } from '@/config/env'
import { processWide } from '@/lib/process-wide'
import { connection } from './connection'
import { ServiceAway, withDatabase } from './database'
import type { Tables } from './tables'

/** Answers that are kept; the one used longest ago goes first. */
const MOST_KEPT = 2000

const kept = processWide('last-known', () => new Map<string, unknown>())

const keep = (key: string, value: unknown): void => {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

const fresh = async <T>(key: string, read: (db: Kysely<Tables>) => Promise<T>): Promise<T> => {
  const value = await withDatabase(read)
  keep(key, value)
  return value
}

/** Nobody waits for a database that was away a moment ago. */
const isWorthAsking = (): boolean => serverEnv().DATABASE_URL !== null && !connection().isCoolingDown()

/**
 * What pages read: asked for each time, and while the database is away as it was last known to this process. So no page and
 * no build fails for it. For answers that many visitors share; never for personal data.
 * @param key names the question with all that it depends on
 * @param fallback while nothing is known yet
 */
export async function lastKnown<T>(
  key: string,
  read: (db: Kysely<Tables>) => Promise<T>,
  fallback: T,
): Promise<T> {
  try {
    if (isWorthAsking()) return await fresh(key, read)
  } catch (error) {
    if (!(error instanceof ServiceAway)) throw error
  }
  // Only `fresh` keeps anything, under the key of its question.
  return kept.has(key) ? (kept.get(key) as T) : fallback
}
