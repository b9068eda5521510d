/** Columns by table. */
export type ColumnsOf<Tables> = {
  readonly [Table in keyof Tables]?: readonly (keyof Tables[Table] & string)[]
}

/** A feature's tables, migrations and job topics. */
export interface Storage<Tables = unknown, Topic extends string = string> {
  /** Never set: carries the type. */
  readonly tables?: Tables
  /** SQL by name, run in sort order. Released ones are never changed. */
  readonly migrations: Readonly<Record<string, string>>
  readonly topics: readonly Topic[]
  /** Text columns without personal data. All others must be in a subject and a retention rule. */
  readonly impersonal: Readonly<Record<string, readonly string[] | undefined>>
}

/** The type of a storage's tables. */
export function tables<Tables>(): Tables | undefined {
  return undefined
}

/** Declares a feature's storage. `database/tables.ts` has the list. */
export function defineStorage<Tables, const Topic extends string = never>({
  migrations = {},
  topics = [],
  impersonal,
}: {
  tables: Tables | undefined
  migrations?: Record<string, string>
  topics?: readonly Topic[]
  impersonal: NoInfer<ColumnsOf<Tables>>
}): Storage<Tables, Topic> {
  return { migrations, topics, impersonal: impersonal as Storage['impersonal'] }
}
