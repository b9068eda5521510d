import { content } from './content'

/** What editors published, and what depends on it: a door of this folder. */
export { findPlaces, type IndexRow, isSameRow, rowOf } from './paths/path-entry'
export { type Dependency, isSharedList, nextDue, readDues, type SharedList } from './service/dependencies'
export type { PublishedState } from './service/published-states'

export function contentChanges() {
  return content().changes
}

/** What the search indexes are filled from: a door of this folder. */
export function searchContent() {
  return content().search
}
