import { ContentError } from '../service/errors'
import type { RawEntry } from '../service/reply'
import type { MapContext } from './context'

/** Reads every entry of a list; one that cannot be read is left out and reported. */
export const readEach = <Model>(
  entries: RawEntry[],
  context: MapContext,
  read: (entry: RawEntry) => Model,
): Model[] =>
  entries.flatMap((entry) => {
    try {
      return [read(entry)]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      context.report({
        entryId: entry.sys.id,
        contentType: entry.sys.contentType.sys.id,
        field: error.meta.field ?? '-',
        reason: error.reason,
      })
      return []
    }
  })
