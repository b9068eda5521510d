export type ColumnsOf<Tables> = {
  readonly [Table in keyof Tables]?: readonly (keyof Tables[Table] & string)[]
}

export interface Storage<Tables = unknown, Topic extends string = string> {
  /** Never set: carries the type. */
  readonly tables?: Tables
  /** SQL by name, run in sort order. Released ones are never changed. */
  readonly migrations: Readonly<Record<string, string>>
  readonly topics: readonly Topic[]
  /** Text columns without personal data. All others must be in a subject and a retention rule. */
  readonly impersonal: Readonly<Record<string, readonly string[] | undefined>>
}

/** Declares a feature's storage. `database/tables.ts` has the list. */
export const defineStorage =
  <Tables>() =>
  <const Topic extends string = never>({
    migrations = {},
    topics = [],
    impersonal,
  }: {
    migrations?: Record<string, string>
    topics?: readonly Topic[]
    impersonal: ColumnsOf<Tables>
  }): Storage<Tables, Topic> => ({ migrations, topics, impersonal: impersonal as Storage['impersonal'] })
