import { LOCALE } from '@/shared/config/site'
import { isServableSlug } from '@/shared/routing/links'
import { fixedPageTypeAt, pageTypes, placeOfContentType } from '@/shared/routing/page-types'
import type { PathIndex } from '../paths/path-entry'
import type { PathIndexes } from '../paths/path-index'
import type { FetchEntries, FetchEntry } from '../service/fetch-entries'

/** Id of the page that the preview API has at a slug (empty: home), or null. @throws ContentError */
export function createDraftIdAt(fetchEntry: FetchEntry, paths: PathIndexes) {
  const idOf = async (contentType: string, rawSlug: string | null): Promise<string | null> => {
    const found = await fetchEntry(
      'preview',
      {
        content_type: contentType,
        ...(rawSlug !== null && { 'fields.slug': rawSlug }),
        select: 'sys',
        locale: LOCALE,
      },
      { contentType },
    )
    return found?.entry.sys.id ?? null
  }
  const idIn = async (index: PathIndex, slug: string): Promise<string | null> => {
    const entry = index.get(slug)
    return entry ? idOf(pageTypes[entry.type].contentType, entry.rawSlug) : null
  }
  return async (slug: string): Promise<string | null> => {
    const fixedType = fixedPageTypeAt(slug)
    if (fixedType) return idOf(pageTypes[fixedType].contentType, null)
    if (!isServableSlug(slug)) return null
    return (await idIn(await paths.known('preview'), slug)) ?? idIn(await paths.reload('preview'), slug)
  }
}

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
