import { tolerant } from '@/shared/utils/tolerant'
import { type Entry, idOf } from './entry'

/** A link, to be found again on the same page: its address, and its index among the links to that address. */
interface FollowedLink {
  href: string
  index: number
}

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`),
]

/** The focused link, as a followed one is; undefined if there is none. */
export function focusedLink(): FollowedLink | undefined {
  const link = document.activeElement
  if (!(link instanceof HTMLAnchorElement)) return undefined
  const href = link.getAttribute('href')
  return href === null ? undefined : { href, index: linksTo(href).indexOf(link) }
}

/** Puts the focus back without scrolling. False if the link is removed or hidden, as in a closed menu. */
export function focusLink({ href, index }: FollowedLink): boolean {
  const link = linksTo(href)[index]
  link?.focus({ preventScroll: true })
  return link !== undefined && link === document.activeElement
}

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
  // Written by something else, or no storage: the positions in memory are enough.
  const list: unknown = tolerant(() => JSON.parse(sessionStorage.getItem(STORE) ?? '[]'))
  return Array.isArray(list) ? list.filter(isPlace) : []
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

/** Stores the positions for a reload or a visit of another site; else the browser's own restoration remains. */
export function storePlaces(): void {
  tolerant(() => sessionStorage.setItem(STORE, JSON.stringify([...all()])))
}
