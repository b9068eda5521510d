import { LOCALE } from '@/config/site'
import { fixedPageTypeAt, pageTypes } from '@/routing/page-types'
import { isServableSlug } from '@/routing/slugs'
import { askOne } from './ask-list'
import { knownPathIndex, type PathIndex, renewPathIndex } from './path-index'

const exists = async (contentType: string, rawSlug: string | null): Promise<boolean> => {
  const answer = await askOne(
    'preview',
    {
      content_type: contentType,
      ...(rawSlug !== null && { 'fields.slug': rawSlug }),
      select: 'sys',
      locale: LOCALE,
    },
    { contentType },
  )
  return answer !== null
}

const existsIn = async (index: PathIndex, slug: string): Promise<boolean> => {
  const entry = index.get(slug)
  return entry ? exists(pageTypes[entry.type].contentType, entry.rawSlug) : false
}

/**
 * Whether the preview API has a page with this slug now, published or not. A page known by its slug costs one small
 * question; any other makes the list of paths be asked for again, so that a page saved a moment ago is found.
 * @param slug without slashes at the ends; empty for home. @throws ContentError
 */
export const draftExists = async (slug: string): Promise<boolean> => {
  const fixedType = fixedPageTypeAt(slug)
  if (fixedType) return exists(pageTypes[fixedType].contentType, null)
  if (!isServableSlug(slug)) return false
  if (await existsIn(await knownPathIndex('preview'), slug)) return true
  return existsIn(await renewPathIndex('preview'), slug)
}
