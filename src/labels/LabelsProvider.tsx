import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { frameLabels } from './frame'
import { interfaceLabels } from './interface'
import { pageLabels } from './pages'
import { createReader, type LabelReader, type LabelTexts } from './reader'

/** Texts that every page needs; what only some page types need comes with them (`LabelScope`). */
const commonTexts: LabelTexts = { ...frameLabels, ...interfaceLabels, ...pageLabels }

interface Labels {
  texts: LabelTexts
  overrides: Record<string, string>
  read: LabelReader
}

const labelsOf = (texts: LabelTexts, overrides: Record<string, string>): Labels => ({
  texts,
  overrides,
  read: createReader(texts, overrides),
})

const LabelsContext = createContext<Labels>(labelsOf(commonTexts, {}))

export interface LabelsProviderProps {
  overrides: Record<string, string>
  children: ReactNode
}

/** Makes the common texts, with the editors' overrides, readable by `useLabels` below it. */
export function LabelsProvider({ overrides, children }: LabelsProviderProps) {
  const labels = useMemo(() => labelsOf(commonTexts, overrides), [overrides])
  return <LabelsContext value={labels}>{children}</LabelsContext>
}

export interface LabelScopeProps {
  texts: LabelTexts
  children: ReactNode
}

/** Adds the texts of a page type or feature, so that only pages that show it carry them. */
export function LabelScope({ texts, children }: LabelScopeProps) {
  const { texts: outer, overrides } = useContext(LabelsContext)
  const labels = useMemo(() => labelsOf({ ...outer, ...texts }, overrides), [outer, texts, overrides])
  return <LabelsContext value={labels}>{children}</LabelsContext>
}

/** The editors' own texts, for what is loaded later and brings its own table. */
export const useLabelOverrides = (): Record<string, string> => useContext(LabelsContext).overrides

/** The reader of the page's texts; without a provider, of the common ones. */
export const useLabels = (): LabelReader => useContext(LabelsContext).read
