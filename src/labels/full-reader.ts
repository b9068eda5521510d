import { createReader, type LabelReader } from './reader'
import { labelTable } from './table'

/** A reader over the whole table, for the server; in the browser a page reads only the tables that it uses. */
export const createLabelReader = (overrides: Record<string, string>): LabelReader =>
  createReader(labelTable, overrides)
