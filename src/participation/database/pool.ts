import type { PostgresPool } from 'kysely'
import { Pool, types } from 'pg'
import { watchStalls } from '@/lib/own-stalls'
import { isConnectTimeout } from './service-unavailable'

/** Times that connecting is tried again because this process stood still meanwhile. */
const MOST_REPEATS = 2

/** Milliseconds. A visitor waits no longer than these for a database that does not answer. */
const CONNECT_WITHIN = 5000
const STATEMENT_WITHIN = 8000
const TIMEOUT_MS = 10_000
const IDLE_IN_TRANSACTION = 10_000
const CLOSE_IDLE_AFTER = 30_000

/** Tables are changed without a visitor who waits, and a large one takes its time. */
const CHANGE_WITHIN = 600_000

/** Connections of one process; several instances share the server's limit. */
const CONNECTIONS = 5
/** Seconds after which a connection is made anew, so that a server behind a balancer can move. */
const LIFETIME = 600

const INT8 = 20
const DATE = 1082

/** Counts are numbers (they stay far below 2^53); days are days ("2026-11-22"), not moments of a time zone. */
const readers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number
    if (oid === DATE) return String
    return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid)
  },
}

/**
 * Connects, and tries again where time ran out while this process stood still, as it does while a busy machine loads the pages of
 * a build: to connect takes several round trips, and a database that answers each at once would pass for one that is away.
 */
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
 * A pool of connections. One that ends while it is idle is an everyday thing (a server restarts) and is told to `onLoss`:
 * without a listener it would end the process.
 * @param url postgres:// or postgresql://, with `?sslmode=` where the server wants it
 * @param isForChanges for one who changes tables, and waits as long as that takes
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
    // Commands end when they are done, without closing the pool first.
    allowExitOnIdle: true,
    application_name: 'site',
  })
  pool.on('error', onLoss)
  // One that ends while it is in use has no other listener either.
  pool.on('connect', (client) => client.on('error', onLoss))
  return {
    connect: () => connectPatiently(() => pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  }
}
