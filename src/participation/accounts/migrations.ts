import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

/** Columns that the login library requires in each table. */
const withDates = <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
  table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))

const owned = (db: Kysely<unknown>, table: string) =>
  withDates(db.schema.createTable(table)).addColumn('user_id', 'text', (column) =>
    column.notNull().references('account_user.id').onDelete('cascade'),
  )

export const accounts = async (db: Kysely<unknown>): Promise<void> => {
  await withDates(db.schema.createTable('account_user'))
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('postal_code', 'text')
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('last_login_at', 'timestamptz')
    .addColumn('image', 'text')
    .execute()
  await owned(db, 'account_session')
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('device', 'text')
    .execute()
  await owned(db, 'account_credential')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'timestamptz')
    .addColumn('refresh_token_expires_at', 'timestamptz')
    .addColumn('scope', 'text')
    .execute()
  await withDates(db.schema.createTable('account_link'))
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('saved_product')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('account_user.id').onDelete('cascade'),
    )
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('saved_product_key', ['user_id', 'product'])
    .execute()
  for (const [table, column] of [
    ['account_session', 'user_id'],
    ['account_session', 'expires_at'],
    ['account_credential', 'user_id'],
    ['account_link', 'identifier'],
    ['account_link', 'value'],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  }
}

/** When the last mail of a kind was sent, for the pause before the next (behavior ACCOUNT-11). */
export const accountMails = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('account_user')
    .addColumn('confirmation_mailed_at', 'timestamptz')
    .addColumn('reset_mailed_at', 'timestamptz')
    .execute()
}
