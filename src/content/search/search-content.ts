import { readSynonyms } from './read-synonyms'
import { readSearchRecords, type SearchParts, streamSearchRecords } from './search-records'

/** What the search indexes are filled with, read anew at each call. */
export function createSearchContent(parts: SearchParts) {
  return {
    /** Records of these entries. @throws ContentError */
    records: (ids: string[]) => readSearchRecords(parts, ids),
    /** Records of all, some at a time. @throws ContentError */
    stream: () => streamSearchRecords(parts, null),
    /** @throws ContentError */
    synonyms: () => readSynonyms(parts.fetchEntry, parts.scheme),
  }
}
