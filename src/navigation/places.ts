import { type Entry, idOf } from './entry'
import type { FollowedLink } from './followed-link'

/** A history entry's scroll position, and the link by which the visitor left. */
export interface Place {
  top: number
  link?: FollowedLink | undefined
}

const STORE = 'places'

const isPlace = (value: unknown): value is [string, Place] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'object' &&
  value[1] !== null &&
  typeof value[1].top === 'number'

const stored = (): [string, Place][] => {
  try {
    const list: unknown = JSON.parse(window.sessionStorage.getItem(STORE) ?? '[]')
    return Array.isArray(list) ? list.filter(isPlace) : []
  } catch {
    // Written by something else, or no storage: the positions in memory are enough.
    return []
  }
}

let places: Map<string, Place> | null = null
const all = (): Map<string, Place> => {
  places ??= new Map(stored())
  return places
}

export function placeOf(entry: Entry): Place | undefined {
  return all().get(idOf(entry))
}

export function notePlace(entry: Entry, change: Partial<Place>): void {
  all().set(idOf(entry), { top: 0, ...all().get(idOf(entry)), ...change })
}

/** Stores the positions for a reload or a visit of another site. */
export function storePlaces(): void {
  try {
    window.sessionStorage.setItem(STORE, JSON.stringify([...all()]))
  } catch {
    // No storage or none free: the browser's own restoration remains.
  }
}
