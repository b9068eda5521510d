import { processWide } from '@/lib/process-wide'
import type { PathEntry, PathIndex } from './path-index'

/** One page of the path index with its address. */
export interface PathLine {
  slug: string
  entry: PathEntry
}

/** Whether lists of pages say the same of a page: its address, title and type. */
export const isSameLine = (one: PathLine | null, other: PathLine | null): boolean =>
  one?.slug === other?.slug &&
  one?.entry.title === other?.entry.title &&
  one?.entry.type === other?.entry.type

/** The line of an entry; null when it has none. */
export const lineOf = (index: PathIndex, id: string): PathLine | null => {
  for (const [slug, entry] of index) if (entry.id === id) return { slug, entry }
  return null
}

const linesById = (index: PathIndex): Map<string, PathLine> =>
  new Map([...index].map(([slug, entry]) => [entry.id, { slug, entry }]))

/** By entry id, the line of which the pages that show it know; null where it had none. */
const earlier = processWide('path-changes', () => new Map<string, PathLine | null>())

/**
 * Remembers what changed from one path index to the next. Whoever asks for an unknown address renews the index, often just
 * before the webhook of the same change is dealt with: what pages still show is then known from here alone.
 */
export const notePathChanges = (before: PathIndex, after: PathIndex): void => {
  const [old, now] = [linesById(before), linesById(after)]
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const line = old.get(id) ?? null
    if (!earlier.has(id) && !isSameLine(line, now.get(id) ?? null)) earlier.set(id, line)
  }
}

/** The index as it was before all changes that no webhook has told of yet. */
export const indexBeforeChanges = (known: PathIndex): PathIndex => {
  const index = new Map([...known].filter(([, { id }]) => !earlier.has(id)))
  for (const line of earlier.values()) if (line) index.set(line.slug, line.entry)
  return index
}

/** For entries whose change is dealt with: the pages that show them are made from the index as it is now. */
export const forgetPathChanges = (ids: Iterable<string>): void => {
  for (const id of ids) earlier.delete(id)
}
