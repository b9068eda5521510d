import type { PostgresPool } from 'kysely'
import { Pool, types } from 'pg'

/** Milliseconds of a migration: no visitor waits, and large tables take long. */
const CHANGE_WITHIN = 600_000

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

/** A connection pool. @param onLoss of idle connections: without it the process ends @param isForChanges migrations */
export function createPool(url: string, onLoss: (error: Error) => void, isForChanges = false): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    types: readers,
    // Per process; instances share the server's limit.
    max: 5,
    connectionTimeoutMillis: 5000,
    statement_timeout: isForChanges ? CHANGE_WITHIN : 8000,
    query_timeout: isForChanges ? CHANGE_WITHIN : 10_000,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    // So that a server behind a balancer can move.
    maxLifetimeSeconds: 600,
    keepAlive: true,
    // Commands exit without closing the pool.
    allowExitOnIdle: true,
    application_name: 'site',
  })
  pool.on('error', onLoss)
  // A connection in use has no other listener.
  pool.on('connect', (client) => client.on('error', onLoss))
  return pool
}
