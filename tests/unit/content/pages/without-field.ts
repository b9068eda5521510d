import type { ExportEntry, SpaceExport } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'
import { type EntryMapper, mapEntry } from '../support/map-space'
import { undefinedIn } from '../support/walk'

/** Milliseconds for reading the sample space, which takes a while on a busy machine. */
export const READING_TIME = 60_000

const CARD_FIELDS = ['heroImage', 'primaryImage', 'secondaryImage', 'bannerImage', 'category']

/** Ids that stand in a value as links, in fields or in rich text. */
const linkedIds = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'Link' && 'id' in value && typeof value.id === 'string')
    return [value.id]
  return Object.values(value).flatMap(linkedIds)
}

/** The part of the sample space that a page is drawn from: other pages in it are only good for cards. */
export const samplePart = async (pageId: string): Promise<SpaceExport> => {
  const space = await loadSampleSpace(undefined, () => undefined)
  const entries = new Map(space.entries.map((entry) => [entry.sys.id, entry]))
  const found = new Set<string>([pageId])
  for (const id of found) {
    const fields = Object.entries(entries.get(id)?.fields ?? {})
    const isOtherPage = id !== pageId && fields.some(([field]) => field === 'slug')
    for (const [field, value] of fields)
      if (!isOtherPage || CARD_FIELDS.includes(field))
        for (const linked of linkedIds(value)) found.add(linked)
  }
  return {
    ...space,
    entries: space.entries.filter(({ sys }) => found.has(sys.id)),
    assets: space.assets.filter(({ sys }) => found.has(sys.id)),
  }
}

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
export const outcomeWithoutEachField = <Model>(
  map: EntryMapper<Model>,
  space: SpaceExport,
  pageId: string,
  entryId = pageId,
): Record<string, string> =>
  Object.fromEntries(
    Object.keys(entryOfSpace(space, entryId).fields).map((field) => {
      try {
        const { model } = mapEntry(map, withoutField(space, entryId, field), pageId)
        const missing = undefinedIn(model)
        return [field, missing.length === 0 ? 'mapped' : `undefined at ${missing.join(', ')}`]
      } catch (error) {
        return [field, error instanceof Error ? error.message : String(error)]
      }
    }),
  )

/** The fields whose absence keeps the page from being mapped whole. */
export const requiredFields = (outcomes: Record<string, string>): string[] =>
  Object.entries(outcomes)
    .filter(([, outcome]) => outcome !== 'mapped')
    .map(([field]) => field)
    .sort()
