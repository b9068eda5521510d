import { distinct } from './distinct'
import { slugify } from './slug'

/** Keys for an address from names, in the same order: ASCII, and numbered where two names give the same key. */
export function uniqueKeys(names: string[]): string[] {
  return distinct(names.map(slugify))
}
