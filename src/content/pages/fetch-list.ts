import { LOCALE, QUERY_DATA_LIMIT } from '@/config/site'
import type { ContentTypeId } from '@/content-model'
import type { Entry } from '@/content-model/entry'
import { createReadContext } from '../reader/context'
import { type DraftReading, unsavedOf } from '../reader/draft-reading'
import { mapList } from '../reader/list'
import type { EntriesQuery } from '../service/client'
import type { ContentSource } from '../service/source'
import type { ListParts } from './list-parts'

/** Of which entries, how deep and in which order, and what becomes of each. */
interface ListRow<Id extends ContentTypeId, Model> {
  contentType: Id
  query: EntriesQuery
  map: (entry: Entry<Id>) => Model
  draft?: DraftReading | null
}

/** Every entry of one content type; one that cannot be read is left out and reported. @throws ContentError */
export async function fetchList<Id extends ContentTypeId, Model>(
  { fetchEntries, scheme, noteProblem }: ListParts,
  source: ContentSource,
  { contentType, query, map, draft = null }: ListRow<Id, Model>,
): Promise<Model[]> {
  const whole = { content_type: contentType, ...query, locale: LOCALE, limit: QUERY_DATA_LIMIT }
  const { items, graph } = await fetchEntries(source, whole, { contentType })
  const edited = items.map((entry) => unsavedOf(entry, draft))
  return mapList(contentType, edited, createReadContext(graph, scheme, { draft, noteProblem }), map)
}
