import { type ContentSource, contentPages } from '@/server/content/pages'
import { type PathIndex, sitePaths } from '@/server/content/paths'
import type { DraftReading } from '@/server/content/preview'
import type { PageModel } from '@/shared/content-model'
import { isServableSlug } from '@/shared/routing/links'
import { fixedPageTypeAt } from '@/shared/routing/page-types'
import { pageListOf } from './page-list'
import { withRatings } from './with-ratings'

const pageIn = async (
  index: PathIndex,
  slug: string,
  source: ContentSource,
  draft: DraftReading | null,
): Promise<PageModel | null> => {
  const entry = index.get(slug)
  return entry ? contentPages().get(entry.type, entry.rawSlug, source, draft) : null
}

/**
 * The page at a path below `/pt-br/`, in one request; absence is confirmed by reading the paths again, which
 * detects a service without content. @returns null only for confirmed absence. @throws ContentError
 */
export async function resolvePage(
  slug: string,
  source: ContentSource,
  draft: DraftReading | null = null,
): Promise<PageModel | null> {
  return withRatings(await findPage(slug, source, draft), source)
}

const findPage = async (
  slug: string,
  source: ContentSource,
  draft: DraftReading | null,
): Promise<PageModel | null> => {
  const requestedAt = Date.now()
  const fixedType = fixedPageTypeAt(slug)
  if (fixedType) {
    const page = await contentPages().get(fixedType, slug, source, draft)
    if (!page) await sitePaths().since(source, requestedAt)
    return page
  }
  if (!isServableSlug(slug)) return null
  const known = await sitePaths().known(source)
  const page = await pageIn(known, slug, source, draft)
  if (page) return page
  const list = known.has(slug) ? null : await pageListOf(slug, source)
  if (list) return list
  const fresh = known.has(slug)
    ? await sitePaths().since(source, requestedAt)
    : await sitePaths().afterMiss(source)
  return fresh === known ? null : pageIn(fresh, slug, source, draft)
}
