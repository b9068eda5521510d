import { sql } from 'kysely'
import { withDatabase } from '@/server/database/database'
import { MIGRATIONS, STORAGES } from '@/server/database/tables'
import { FEATURES } from '@/server/features/features'
import { FORMS, RETENTION, SUBJECTS, TOPICS } from '@/server/features/registry'
import { ALL_FORMS } from '../factories/all-forms'
import { databaseForSuite } from './support/database'

databaseForSuite()

/** Columns of these names hold something personal, whatever a manifest says. */
const PERSONAL =
  /(^|_)(e?mail|name|phone|cpf|ip|ip_address|city|location|address|postal_code|message|comment|note|text|nickname|birth\w*|password|token|device|actor|photo)$/

/** Of types that can hold words. Numbers, dates and UUIDs name nobody by themselves. */
const WORDS = [
  'text',
  'character varying',
  'character',
  'json',
  'jsonb',
  'ARRAY',
  'bytea',
  'inet',
  'USER-DEFINED',
]

const columnsOf = async () => {
  const { rows } = await withDatabase((db) =>
    sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = current_schema() and data_type in (${sql.join(WORDS)})
        and table_name not like 'kysely%' order by 1, 2`.execute(db),
  )
  return rows
}

const named = (lists: readonly object[]): Set<string> =>
  new Set(
    lists.flatMap((list) =>
      Object.entries(list).flatMap(([table, columns]) =>
        (columns as string[]).map((name) => `${table}.${name}`),
      ),
    ),
  )

test('every column that may hold personal data is named by a subject, and its table by a rule of retention (STORE-11)', async () => {
  const impersonal = named(STORAGES.map((storage) => storage.impersonal))
  const ofSubjects = named(Object.values(SUBJECTS).map(({ columns }) => columns))
  const ofRules = new Set<string>(RETENTION.flatMap(({ tables }) => tables))
  const columns = await columnsOf()
  expect(columns.length).toBeGreaterThan(50)
  const forgotten = columns.flatMap(({ table, column }) => {
    const name = `${table}.${column}`
    if (impersonal.has(name))
      return PERSONAL.test(column) || ofSubjects.has(name) ? [`${name}: personal, declared impersonal`] : []
    return [
      ...(ofSubjects.has(name) ? [] : [`${name}: no subject`]),
      ...(ofRules.has(table) ? [] : [`${name}: no rule of retention`]),
    ]
  })
  expect(forgotten).toEqual([])
})

test('subjects, rules and manifests name columns and tables that the database has (STORE-11)', async () => {
  const known = new Set((await columnsOf()).map(({ table, column }) => `${table}.${column}`))
  const claimed = [
    ...named(STORAGES.map((storage) => storage.impersonal)),
    ...named(Object.values(SUBJECTS).map(({ columns }) => columns)),
  ]
  expect(claimed.filter((name) => !known.has(name))).toEqual([])
})

test('each storage belongs to one feature, each form and topic has its code once, and no migration replaces another', () => {
  expect(FEATURES.map(({ storage }) => storage).filter((storage) => storage !== 'none')).toHaveLength(
    STORAGES.length,
  )
  expect(new Set(FEATURES.map(({ storage }) => storage))).toEqual(new Set(STORAGES))
  expect([...FORMS.keys()].sort()).toEqual([...ALL_FORMS.keys()].sort())
  expect(FEATURES.flatMap(({ forms }) => forms)).toHaveLength(FORMS.size)
  expect(Object.keys(TOPICS).sort()).toEqual(STORAGES.flatMap(({ topics }): string[] => [...topics]).sort())
  const steps = STORAGES.flatMap(({ migrations }) => Object.keys(migrations))
  expect(Object.keys(MIGRATIONS)).toHaveLength(steps.length)
  expect(new Set(steps.map((name) => name.slice(0, 4))).size).toBe(steps.length)
})
