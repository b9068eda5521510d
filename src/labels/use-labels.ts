import { createContext, useContext } from 'react'
import { createLabelReader, type LabelOverrides, type LabelReader } from './reader'

/** The editors' own texts, which the app gives to everything that it draws. */
export const LabelOverridesContext = createContext<LabelOverrides>({})

/**
 * The reader of a table, in the editors' words where they gave some. A component names the table that it reads: the
 * table travels with it and with nothing else, and a key that is not in it does not compile.
 */
export function useLabels<Key extends string>(table: Readonly<Record<Key, string>>): LabelReader<Key> {
  return createLabelReader(table, useContext(LabelOverridesContext))
}
