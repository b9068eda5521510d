import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createLabelReader, type LabelReader } from './table'

const LabelsContext = createContext<LabelReader>(createLabelReader({}))

export interface LabelsProviderProps {
  overrides: Record<string, string>
  children: ReactNode
}

/** Makes the label table, with the editors' overrides, readable by `useLabels` below it. */
export function LabelsProvider({ overrides, children }: LabelsProviderProps) {
  const reader = useMemo(() => createLabelReader(overrides), [overrides])
  return <LabelsContext value={reader}>{children}</LabelsContext>
}

/** The reader of the page's texts; without a provider, of the plain table. */
export const useLabels = (): LabelReader => useContext(LabelsContext)
