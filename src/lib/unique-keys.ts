import { slugify } from './slugify'

/** Keys for an address from names, in the same order: ASCII, and numbered where two names give the same key. */
export const uniqueKeys = (names: string[]): string[] => {
  const taken = new Map<string, number>()
  return names.map((name) => {
    const key = slugify(name)
    const times = (taken.get(key) ?? 0) + 1
    taken.set(key, times)
    return times === 1 ? key : `${key}-${times}`
  })
}
