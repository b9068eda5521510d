import { LOCALE } from '@/config/site'
import { fixedPageTypeAt, pageTypes } from '@/routing/page-types'
import { isServableSlug } from '@/routing/slugs'
import type { PathIndex } from '../paths/path-entry'
import type { PathIndexes } from '../paths/path-index'
import type { FetchEntry } from '../service/fetch-entries'

/**
 * Whether the preview API has a page with this slug. Known slugs cost one query; others reload the list of paths.
 * @param slug without slashes at the ends; empty for home. @throws ContentError
 */
export type DraftExists = (slug: string) => Promise<boolean>

export function createDraftExists(fetchEntry: FetchEntry, paths: PathIndexes): DraftExists {
  const exists = async (contentType: string, rawSlug: string | null): Promise<boolean> => {
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
    return found !== null
  }
  const existsIn = async (index: PathIndex, slug: string): Promise<boolean> => {
    const entry = index.get(slug)
    return entry ? exists(pageTypes[entry.type].contentType, entry.rawSlug) : false
  }
  return async (slug) => {
    const fixedType = fixedPageTypeAt(slug)
    if (fixedType) return exists(pageTypes[fixedType].contentType, null)
    if (!isServableSlug(slug)) return false
    if (await existsIn(await paths.known('preview'), slug)) return true
    return existsIn(await paths.reload('preview'), slug)
  }
}
