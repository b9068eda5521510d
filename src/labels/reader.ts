/** The editors' own texts by the keys of the site's (`mwLabels`; behavior LAYOUT-6). */
export type LabelOverrides = Readonly<Record<string, string>>

/** Reads a text by its key; `{name}` in it is replaced by `values.name`, and stays where there is none. */
export type LabelReader<Key extends string> = (key: Key, values?: Record<string, string | number>) => string

/**
 * The reader of a table, in the editors' words where they gave some. Blank ones are ignored, so that an empty entry never
 * leaves a control without a name.
 */
export function createLabelReader<Key extends string>(
  table: Readonly<Record<Key, string>>,
  overrides: LabelOverrides,
): LabelReader<Key> {
  return (key, values = {}) =>
    (overrides[key]?.trim() || table[key]).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
}
