import { content } from './content'

/** The addresses of all pages: a door of this folder. */
export { isResolvable, linksToPages } from './paths/page-links'
export type { PathEntry, PathIndex } from './paths/path-entry'

export function sitePaths() {
  return content().paths
}
