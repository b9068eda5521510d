import type { ExportEntry, SpaceExport } from '@sandbox/export-format'
import type { EntryMapper } from '@/content/mappers/define-mapper'
import { mapEntry } from '../support/map-space'
import { undefinedIn } from '../support/walk'

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

/** What becomes of a page with each field of an entry taken away in turn: whether it is mapped whole, or why not. */
export const fateWithoutEachField = <Model>(
  mapper: EntryMapper<Model>,
  space: SpaceExport,
  pageId: string,
  entryId = pageId,
): Record<string, string> =>
  Object.fromEntries(
    Object.keys(entryOfSpace(space, entryId).fields).map((field) => {
      try {
        const { model } = mapEntry(mapper, withoutField(space, entryId, field), pageId)
        const missing = undefinedIn(model)
        return [field, missing.length === 0 ? 'mapped' : `undefined at ${missing.join(', ')}`]
      } catch (error) {
        return [field, error instanceof Error ? error.message : String(error)]
      }
    }),
  )

/** The fields whose absence keeps the page from being mapped whole. */
export const requiredFields = (fates: Record<string, string>): string[] =>
  Object.entries(fates)
    .filter(([, fate]) => fate !== 'mapped')
    .map(([field]) => field)
    .sort()
