import type { ExportEntry, SpaceExport } from '@sandbox/export-format'
import { isRecord } from '@sandbox/server/content/guards'
import { contentTypes, isContentTypeId } from '@/shared/content-model'
import type { PageFacts } from '@/shared/content-model/declare'

/** Pages that are offered for one entry: a menu item is on all of them. */
const MOST = 25

/** Ids of the entries that a value links to, at any depth: fields, lists and nodes of rich text. */
const linksIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (!isRecord(value)) return []
  const { sys } = value
  if (isRecord(sys) && sys.type === 'Link')
    return sys.linkType === 'Entry' && typeof sys.id === 'string' ? [sys.id] : []
  return Object.values(value).flatMap(linksIn)
}

/** Who links to an entry, by its id. */
type Users = Map<string, ExportEntry[]>

const usersBySpace = new WeakMap<SpaceExport, Users>()

const usersOf = (space: SpaceExport): Users => {
  const known = usersBySpace.get(space)
  if (known) return known
  const users: Users = new Map()
  for (const entry of space.entries)
    for (const id of new Set(linksIn(entry.fields))) users.set(id, [...(users.get(id) ?? []), entry])
  usersBySpace.set(space, users)
  return users
}

/** Facts of the entry's page; null for entries that are none. */
export function pageFactsOf(entry: ExportEntry): PageFacts | null {
  const type = entry.sys.contentType.sys.id
  const facts: { page?: PageFacts } = isContentTypeId(type) ? contentTypes[type].facts : {}
  return facts.page ?? null
}

/** Shown on every page without a link to them. */
const FRAME = new Set(['header', 'footer', 'labels'])

/** Pages that show an entry, itself among them, the nearest first; those of the frame are on home, too. */
export function pagesOf(space: SpaceExport, entry: ExportEntry): ExportEntry[] {
  const users = usersOf(space)
  const seen = new Set([entry.sys.id])
  const pages: ExportEntry[] = []
  let level = [entry]
  let isInFrame = false
  while (level.length > 0 && pages.length < MOST) {
    pages.push(...level.filter((each) => pageFactsOf(each) !== null))
    isInFrame ||= level.some(({ sys }) => FRAME.has(sys.contentType.sys.id))
    // Behind a page are those that link to it, which show its card at most.
    level = level
      .filter((each) => each === entry || pageFactsOf(each) === null)
      .flatMap(({ sys }) => users.get(sys.id) ?? [])
      .filter(({ sys }) => !seen.has(sys.id) && seen.add(sys.id))
  }
  const home = space.entries.find(({ sys }) => sys.contentType.sys.id === 'homePage')
  const withHome = isInFrame && home && !pages.includes(home) ? [home, ...pages] : pages
  return withHome.slice(0, MOST)
}
