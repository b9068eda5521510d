import { distinct } from './distinct'
import { slugify } from './slugify'

/** Keys for an address from names, in the same order: ASCII, and numbered where two names give the same key. */
export const uniqueKeys = (names: string[]): string[] => distinct(names.map(slugify))
