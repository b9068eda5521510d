import { content } from './content'

/** What editors published, and what depends on it: a door of this folder. */
export { type IndexRow, isSameRow, rowOf } from './paths/path-changes'
export { type Dependency, isSharedList, type SharedList } from './service/dependencies'
export { nextDue, readDues } from './service/moments'
export type { ContentKind, PublishedState } from './service/published-states'

export function contentChanges() {
  return content().changes
}
