import { readSynonyms } from './read-synonyms'
import { readSearchRecords, type SearchParts } from './search-records'

/** What the search indexes are filled with, read anew at each call. */
export function createSearchContent(parts: SearchParts) {
  return {
    /** Records of these entries, or of all. @throws ContentError */
    records: (ids: string[] | null) => readSearchRecords(parts, ids),
    /** @throws ContentError */
    synonyms: () => readSynonyms(parts.fetchEntry, parts.scheme),
  }
}
