import { frameLabels } from './frame'
import { interfaceLabels } from './interface'
import { pageLabels } from './pages'
import { productLabels } from './products'

/** Every fixed text of the site, in pt-BR. Entries of content type `labels` with the same key replace a text. */
export const labelTable = { ...frameLabels, ...interfaceLabels, ...pageLabels, ...productLabels } as const

export type LabelKey = keyof typeof labelTable

/** Reads a text of the table; `{name}` in it is replaced by `values.name`. */
export type LabelReader = (key: LabelKey, values?: Record<string, string | number>) => string

/**
 * A reader over the table and the editors' own texts (`mwLabels`, specification §3 "Page props").
 * Blank overrides are ignored, so that an empty entry never leaves a control without a name.
 */
export const createLabelReader =
  (overrides: Record<string, string>): LabelReader =>
  (key, values = {}) => {
    const text = overrides[key]?.trim() || labelTable[key]
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
