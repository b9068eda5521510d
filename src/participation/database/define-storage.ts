import type { Migration } from 'kysely/migration'

/** Columns of some tables, by table. */
export type ColumnsOf<Tables> = {
  readonly [Table in keyof Tables]?: readonly (keyof Tables[Table] & string)[]
}

/** What one feature stores: its tables, the steps that create them, and the topics of its jobs. */
export interface Storage<Tables = unknown, Topic extends string = string> {
  /** Never there: carries the type. */
  readonly tables?: Tables
  /** By their names, which sort in the order in which they are taken. A released one is never changed. */
  readonly migrations: Readonly<Record<string, Migration>>
  readonly topics: readonly Topic[]
  /** Columns of texts that hold nothing personal. All others have to be named by a subject and a rule of retention. */
  readonly impersonal: Readonly<Record<string, readonly string[] | undefined>>
}

/** Names the type of a storage's tables. */
export function tables<Tables>(): Tables | undefined {
  return undefined
}

/** Declares what a feature stores. `database/tables.ts` has the list. */
export function defineStorage<Tables, const Topic extends string>({
  migrations,
  topics,
  impersonal,
}: {
  tables: Tables | undefined
  migrations: Record<string, Migration>
  topics: readonly Topic[]
  impersonal: NoInfer<ColumnsOf<Tables>>
}): Storage<Tables, Topic> {
  return { migrations, topics, impersonal: impersonal as Storage['impersonal'] }
}
