import type { LabelKey } from './table'

/** Reads a text of the table; `{name}` in it is replaced by `values.name`. */
export type LabelReader = (key: LabelKey, values?: Record<string, string | number>) => string

/** Some of the site's texts, by key. */
export type LabelTexts = Readonly<Partial<Record<LabelKey, string>>>

/**
 * A reader over texts and the editors' own ones (`mwLabels`, specification §3 "Page props").
 * Blank overrides are ignored, so that an empty entry never leaves a control without a name.
 * @throws when the text is in no table that was given: a template forgot its `LabelScope`.
 */
export const createReader =
  (texts: LabelTexts, overrides: Record<string, string>): LabelReader =>
  (key, values = {}) => {
    const text = overrides[key]?.trim() || texts[key]
    if (text === undefined) throw new Error(`The label ${key} is in no table of this page (LabelScope)`)
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
