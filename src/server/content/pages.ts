import { content } from './content'

/** Pages with what they share, and how the content service fares: a door of this folder. */
export { pageWithoutEntry } from './mappers/pages/base'
export { NO_SEARCH_ENTRY } from './mappers/pages/search'
export { type Redirect, redirectKey } from './mappers/redirects'
export type { Redirects } from './pages/lists'
export { NO_HOME } from './service/check-service'
export type { ContentSource } from './service/client'
export { ContentError } from './service/errors'
export type { Priority } from './service/throttle'

export function contentPages() {
  return content().pages
}
