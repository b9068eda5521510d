import { createContext, useContext } from 'react'
import { createLabelReader, type LabelOverrides, type LabelReader } from './reader'

/** Editors' overrides. */
export const LabelOverridesContext = createContext<LabelOverrides>({})

/** A table's reader. A component imports its own table: only that is loaded with it. */
export function useLabels<Key extends string>(table: Readonly<Record<Key, string>>): LabelReader<Key> {
  return createLabelReader(table, useContext(LabelOverridesContext))
}
