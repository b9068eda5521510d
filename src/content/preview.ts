import { content } from './content'

/** Drafts, for editors: a door of this folder. */
export { isoOf, scheduledParts } from './preview/scheduled-parts'
export { shownFieldsOf } from './preview/shown-fields'
export type { Surveyed } from './preview/survey'
export {
  type DraftReading,
  problemNotice,
  startDraftReading,
  type UnsavedContent,
} from './reader/draft-reading'
export { problemWords, typeName } from './reader/problem-words'
export { rawContentOf, readUnsaved } from './reader/raw-content'
export { titleOf } from './reader/title'

export function drafts() {
  return content().drafts
}
