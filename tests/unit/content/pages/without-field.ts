import type { ExportEntry, SpaceExport } from '@sandbox/export-format'

/** The space with one field of one entry taken away. */
export const withoutField = (space: SpaceExport, id: string, field: string): SpaceExport => ({
  ...space,
  entries: space.entries.map((entry): ExportEntry => {
    if (entry.sys.id !== id) return entry
    const { [field]: _gone, ...fields } = entry.fields
    return { ...entry, fields }
  }),
})

export const entryOfSpace = (space: SpaceExport, id: string): ExportEntry => {
  const entry = space.entries.find(({ sys }) => sys.id === id)
  if (!entry) throw new Error(`The space has no entry ${id}`)
  return entry
}
