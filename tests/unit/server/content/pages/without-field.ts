import type { ExportEntry, SpaceExport } from '@sandbox/export-format'
import { withFields } from '@tests/factories/sample-space'

/** The space with one field of one entry taken away. */
export const withoutField = (space: SpaceExport, id: string, field: string) =>
  withFields(space, id, { [field]: undefined })

export const entryOfSpace = (space: SpaceExport, id: string): ExportEntry => {
  const entry = space.entries.find(({ sys }) => sys.id === id)
  if (!entry) throw new Error(`The space has no entry ${id}`)
  return entry
}
