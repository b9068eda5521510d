import type { LocalizedFields, SpaceExport } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'
import { forSuite } from './for-suite'

/** The sample space, which is read before the tests of the file. */
export const sampleSpaceForSuite = (): SpaceExport =>
  forSuite(() => loadSampleSpace(undefined, () => undefined))

/** A space in which some fields of one entry have other values; those that are undefined are taken away. */
export const withFields = (space: SpaceExport, id: string, fields: Record<string, unknown>): SpaceExport => ({
  ...space,
  entries: space.entries.map((entry) => {
    if (entry.sys.id !== id) return entry
    const changed: LocalizedFields = { ...entry.fields }
    for (const [name, value] of Object.entries(fields))
      if (value === undefined) delete changed[name]
      else changed[name] = { 'pt-BR': value }
    return { ...entry, fields: changed }
  }),
})
