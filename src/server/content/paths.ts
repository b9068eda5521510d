import { content } from './content'

export type { AddressStore, OldAddress } from './paths/old-addresses'
/** The addresses of all pages: a door of this folder. */
export { inOrderOfTitles, isResolvable, linksToPages } from './paths/page-links'
export type { PathEntry, PathIndex } from './paths/path-entry'

export function sitePaths() {
  return content().paths
}

/** Where pages were, and which entry's. */
export function oldAddresses() {
  return content().addresses
}
