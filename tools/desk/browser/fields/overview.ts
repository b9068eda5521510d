import { createContext, useContext, useMemo } from 'react'
import type { FileRow, Overview, Row } from '../../api'
import { typeName } from '../entry/model'
import { STATE_WORDS } from '../words'
import type { Pickable } from './Picker'

interface Linkable extends Overview {
  reload: () => void
}

const empty: Linkable = { entries: [], files: [], site: null, reload: () => undefined }

/** All that the fields of a form may link to. */
export const OverviewContext = createContext<Linkable>(empty)

export function useEntries(): ReadonlyMap<string, Row> {
  const { entries } = useContext(OverviewContext)
  return useMemo(() => new Map(entries.map((row) => [row.id, row])), [entries])
}

export function useFiles(): readonly FileRow[] {
  return useContext(OverviewContext).files
}

/** An entry in a list to pick from. */
export function pickableOf({ id, title, type, state }: Row): Pickable {
  return { id, title, note: `${typeName(type)} · ${STATE_WORDS[state]}` }
}
