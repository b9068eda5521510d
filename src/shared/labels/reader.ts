/** Editors' texts by label key (`mwLabels`; behavior LAYOUT-6). */
export type LabelOverrides = Readonly<Record<string, string>>

/** Reads a text by key; `{name}` is replaced by `values.name`, if given. */
export type LabelReader<Key extends string> = (key: Key, values?: Record<string, string | number>) => string

/** A table's reader, with editors' overrides. Blank ones are ignored, so that no control loses its name. */
export function createLabelReader<Key extends string>(
  table: Readonly<Record<Key, string>>,
  overrides: LabelOverrides,
): LabelReader<Key> {
  return (key, values = {}) =>
    (overrides[key]?.trim() || table[key]).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
}
