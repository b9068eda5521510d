import type { PostgresPool } from 'kysely'
import { Pool, types } from 'pg'
import { watchStalls } from '@/lib/own-stalls'
import { isConnectTimeout } from './service-unavailable'

/** Retries of a connection after this process was blocked. */
const MOST_REPEATS = 2

/** Milliseconds that a visitor waits. */
const CONNECT_WITHIN = 5000
const STATEMENT_WITHIN = 8000
const TIMEOUT_MS = 10_000
const IDLE_IN_TRANSACTION = 10_000
const CLOSE_IDLE_AFTER = 30_000

/** Migrations: no visitor waits, and large tables take long. */
const CHANGE_WITHIN = 600_000

/** Per process; instances share the server's limit. */
const CONNECTIONS = 5
/** Seconds after which a connection is replaced, so that a server behind a balancer can move. */
const LIFETIME = 600

const INT8 = 20
const DATE = 1082

/** Counts as numbers (far below 2^53); dates as text ("2026-11-22"), without a time zone. */
const readers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number
    if (oid === DATE) return String
    return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid)
  },
}

/** Connects, and retries timeouts while this process was blocked: a fast database would look unavailable. */
export async function connectPatiently<Client>(connect: () => Promise<Client>): Promise<Client> {
  for (let repeats = 0; ; repeats += 1) {
    const stalls = watchStalls()
    try {
      return await connect()
    } catch (error) {
      if (repeats >= MOST_REPEATS || !isConnectTimeout(error) || !stalls.hasStalled()) throw error
    } finally {
      stalls.stop()
    }
  }
}

/**
 * A connection pool. `onLoss` gets the ordinary loss of idle connections; without a listener it would end the process.
 * @param isForChanges for migrations, with their timeout
 */
export function createPool(url: string, onLoss: (error: Error) => void, isForChanges = false): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    types: readers,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    statement_timeout: isForChanges ? CHANGE_WITHIN : STATEMENT_WITHIN,
    query_timeout: isForChanges ? CHANGE_WITHIN : TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    idleTimeoutMillis: CLOSE_IDLE_AFTER,
    maxLifetimeSeconds: LIFETIME,
    keepAlive: true,
    // Commands exit without closing the pool.
    allowExitOnIdle: true,
    application_name: 'site',
  })
  pool.on('error', onLoss)
  // A connection in use has no other listener.
  pool.on('connect', (client) => client.on('error', onLoss))
  return {
    connect: () => connectPatiently(() => pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  }
}
