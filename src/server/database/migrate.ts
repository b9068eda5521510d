import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { createPool } from './pool'
import { MIGRATIONS } from './tables'

const isNoTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P01'

/** Whether a database has all that this version needs, or more: old instances go on during a rolling update. */
export async function isUpToDate<Tables>(db: Kysely<Tables>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    const taken = new Set(rows.map(({ name }) => name))
    return Object.keys(MIGRATIONS).every((name) => taken.has(name))
  } catch (error) {
    if (isNoTable(error)) return false
    throw error
  }
}

/** Migrates in one transaction, serialized by a lock. @returns steps run @throws Error of the step or connection */
export async function migrate(url: string): Promise<string[]> {
  const pool = createPool(url, () => undefined, true)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    if (await isUpToDate(db)) return []
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error !== undefined) throw error
    return results.map(({ migrationName }) => migrationName)
  } finally {
    await db.destroy()
  }
}
