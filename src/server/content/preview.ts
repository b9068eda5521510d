import { content } from './content'

/** Drafts, for editors: a door of this folder. */
export { isoOf, rawContentOf, readUnsaved, scheduledParts, shownFieldsOf } from './preview/page-notes'
export type { Surveyed } from './preview/survey'
export {
  type DraftReading,
  problemNotice,
  startDraftReading,
  type UnsavedContent,
} from './reader/context'
export { problemWords, titleOf, typeName } from './reader/problem-words'

export function drafts() {
  return content().drafts
}
