import { content } from './content'

/** What the search indexes are filled from: a door of this folder. */
export function searchContent() {
  return content().search
}
