import { distinct } from './distinct'
import { slugify } from './slug'

/** ASCII keys for an address, in order; numbered if two names give the same key. */
export function uniqueKeys(names: string[]): string[] {
  return distinct(names.map(slugify))
}
