import { z } from 'zod'
import type { Place } from '@/shared/content-model/views/places'
import { pathOfSlug } from '@/shared/routing/links'
import { sluggedPageTypes } from '@/shared/routing/page-types'

/** Where a page is found, and what listings of pages say of it. Stored on disk: other page types are not read. */
export const pathEntry = z.object({
  type: z.enum(sluggedPageTypes),
  id: z.string(),
  /** The slug as editors wrote it. */
  rawSlug: z.string(),
  title: z.string().nullable(),
  /** ISO 8601. */
  updatedAt: z.string().nullable(),
  /** The page asks search engines not to list it; left out where it does not. */
  isHidden: z.literal(true).exactOptional(),
  /** Features on a content page, and its role; left out without any. */
  places: z.array(z.string()).exactOptional(),
})

export type PathEntry = z.infer<typeof pathEntry>

/** Every page with a slug, by its slug without slashes at the ends. */
export type PathIndex = ReadonlyMap<string, PathEntry>

export interface IndexRow {
  slug: string
  entry: PathEntry
}

/** Whether lists of pages say the same of a page: its address, title and type. */
export function isSameRow(one: IndexRow | null, other: IndexRow | null): boolean {
  return (
    one?.slug === other?.slug &&
    one?.entry.title === other?.entry.title &&
    one?.entry.type === other?.entry.type
  )
}

/** An index is never changed. */
const foundPlaces = new WeakMap<PathIndex, ReadonlyMap<Place, string>>()

const levels = (slug: string): number => slug.split('/').length

const placesOf = ({ type, places = [] }: PathEntry): readonly string[] =>
  type === 'productListing' ? ['products'] : places

/**
 * Where each place is (behavior ROUTE-11): of several pages with a feature one without a role, else the oldest; of product
 * listings the one nearest to home.
 */
export function findPlaces(index: PathIndex): ReadonlyMap<Place, string> {
  const known = foundPlaces.get(index)
  if (known) return known
  const found = new Map<string, { slug: string; rank: number }>()
  for (const [slug, entry] of index) {
    const places = placesOf(entry)
    for (const [position, place] of places.entries()) {
      // A role comes last. Pages after a form hold the login, too.
      const rank = entry.type === 'productListing' ? levels(slug) : places.length - position
      const first = found.get(place)
      if (!first || rank < first.rank) found.set(place, { slug, rank })
    }
  }
  const places = new Map([...found].map(([place, { slug }]) => [place as Place, pathOfSlug(slug)]))
  foundPlaces.set(index, places)
  return places
}

/** The row of an entry; null when it has none. */
export function rowOf(index: PathIndex, id: string): IndexRow | null {
  for (const [slug, entry] of index) if (entry.id === id) return { slug, entry }
  return null
}

const rowsById = (index: PathIndex): Map<string, IndexRow> =>
  new Map([...index].map(([slug, entry]) => [entry.id, { slug, entry }]))

/** By entry id, the row of which the pages that show it know; null where it had none. */
export type PathChangeMemory = Map<string, IndexRow | null>

export type PathChanges = ReturnType<typeof createPathChanges>

/** Changes that an unknown address made known before their webhook was processed. */
export function createPathChanges(earlier: PathChangeMemory) {
  return {
    record: (before: PathIndex, after: PathIndex): void => {
      const [old, now] = [rowsById(before), rowsById(after)]
      for (const id of new Set([...old.keys(), ...now.keys()])) {
        const row = old.get(id) ?? null
        if (!earlier.has(id) && !isSameRow(row, now.get(id) ?? null)) earlier.set(id, row)
      }
    },
    /** The index as it was before all changes that no webhook has reported yet. */
    indexBefore: (known: PathIndex): PathIndex => {
      const index = new Map([...known].filter(([, { id }]) => !earlier.has(id)))
      for (const row of earlier.values()) if (row) index.set(row.slug, row.entry)
      return index
    },
    forget: (ids: Iterable<string>): void => {
      for (const id of ids) earlier.delete(id)
    },
  }
}
