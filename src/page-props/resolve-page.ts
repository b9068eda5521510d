import type { DraftReading } from '@/content/draft-reading'
import { getPage } from '@/content/gateway'
import { knownPathIndex, type PathIndex, pathIndexAfterMiss } from '@/content/path-index'
import type { ContentSource } from '@/content/source'
import type { PageModel } from '@/models/page'
import { fixedPageTypeAt } from '@/routing/page-types'
import { isServableSlug } from '@/routing/slugs'

const pageIn = async (
  index: PathIndex,
  slug: string,
  source: ContentSource,
  draft: DraftReading | null,
): Promise<PageModel | null> => {
  const entry = index.get(slug)
  return entry ? getPage(entry.type, entry.rawSlug, source, draft) : null
}

/**
 * The page at a path below `/pt-br/`. A known path costs one request; an unknown one, or one whose entry is gone, makes
 * the list of paths be asked for again before the answer is "no such page".
 * @returns null only for confirmed absence. @throws ContentError
 */
export const resolvePage = async (
  slug: string,
  source: ContentSource,
  draft: DraftReading | null = null,
): Promise<PageModel | null> => {
  const fixedType = fixedPageTypeAt(slug)
  if (fixedType) return getPage(fixedType, slug, source, draft)
  if (!isServableSlug(slug)) return null
  const known = await knownPathIndex(source)
  const page = await pageIn(known, slug, source, draft)
  if (page) return page
  const fresh = await pathIndexAfterMiss(source)
  return fresh === known ? null : pageIn(fresh, slug, source, draft)
}
