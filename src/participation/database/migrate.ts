import { type Kysely, Migrator } from 'kysely'
import { MIGRATIONS } from './migrations'

/** Migrators that start together wait for each other by a lock of the transaction, which poolers and the sandbox know too. */
const migratorOf = (db: Kysely<unknown>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })

/**
 * Brings the tables up to what this version of the site needs; several at once do it once. All steps are one transaction.
 * @returns the names of the steps that were taken
 * @throws Error of the step that failed, or of the connection
 */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db as Kysely<unknown>).migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
}
