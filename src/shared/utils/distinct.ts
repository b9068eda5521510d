import { slugify } from './slug'

/** The texts in order, duplicates numbered, without clashing with other texts. @param isTaken further texts to avoid */
export function distinct(texts: string[], isTaken: (text: string) => boolean = () => false): string[] {
  const own = new Set(texts)
  const given = new Set<string>()
  return texts.map((text) => {
    let candidate = text
    const isFree = () =>
      !given.has(candidate) && !isTaken(candidate) && (candidate === text || !own.has(candidate))
    for (let number = 2; !isFree(); number += 1) candidate = `${text}-${number}`
    given.add(candidate)
    return candidate
  })
}

/** ASCII keys for an address, in order; numbered if two names give the same key. */
export function uniqueKeys(names: string[]): string[] {
  return distinct(names.map(slugify))
}
