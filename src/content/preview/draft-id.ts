import { LOCALE } from '@/config/site'
import { fixedPageTypeAt, pageTypes } from '@/routing/page-types'
import { isServableSlug } from '@/routing/slugs'
import type { PathIndex } from '../paths/path-entry'
import type { PathIndexes } from '../paths/path-index'
import type { FetchEntry } from '../service/fetch-entries'

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
