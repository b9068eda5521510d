import { slugify } from './slugify'

/**
 * Keys for an address from names, in the same order: ASCII, and numbered where two names give the same key, past numbers
 * that another name has by itself.
 */
export const uniqueKeys = (names: string[]): string[] => {
  const own = new Set(names.map(slugify))
  const taken = new Set<string>()
  return names.map((name) => {
    const base = slugify(name)
    let key = base
    for (let time = 2; taken.has(key) || (key !== base && own.has(key)); time += 1) key = `${base}-${time}`
    taken.add(key)
    return key
  })
}
