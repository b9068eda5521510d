import { placeOfContentType } from '@/routing/page-types'
import type { PathIndexes } from '../paths/path-index'
import type { FetchEntries } from '../service/fetch-entries'

const ON_EVERY_PAGE: readonly string[] = ['header', 'footer', 'labels']
/** The most that one preview asks: a section is seldom more than five links below its page. */
const MOST_QUERIES = 30
const PER_QUERY = 100

/** Slug of the nearest page that shows an entry, in drafts too; null where none is found. @throws ContentError */
export function createPageShowing(fetchEntries: FetchEntries, paths: PathIndexes) {
  const typesOf = async (query: Record<string, string>): Promise<[id: string, type: string][]> => {
    const { items } = await fetchEntries('preview', { ...query, select: 'sys', include: 0, limit: PER_QUERY })
    return items.map(({ sys }) => [sys.id, sys.contentType.sys.id])
  }
  return async (id: string): Promise<string | null> => {
    const slugs = new Map([...(await paths.reload('preview'))].map(([slug, page]) => [page.id, slug]))
    const seen = new Set<string>()
    const waiting: string[] = []
    let found = await typesOf({ 'sys.id': id })
    for (let count = 1; count < MOST_QUERIES; count += 1) {
      for (const [own, type] of found) {
        const place = placeOfContentType(type)
        const slug = place?.kind === 'fixed' ? place.slug : slugs.get(own)
        if (slug !== undefined) return slug
        if (ON_EVERY_PAGE.includes(type)) return ''
        if (!seen.has(own)) waiting.push(own)
        seen.add(own)
      }
      const next = waiting.shift()
      if (next === undefined) return null
      found = await typesOf({ links_to_entry: next })
    }
    return null
  }
}
