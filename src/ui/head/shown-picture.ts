import type { PageModel } from '@/shared/content-model'
import type { SharedPicture } from '@/shared/content-model/views/page-base'
import type { Picture } from '@/shared/content-model/views/picture'
import { isSvg } from '@/shared/utils/image-url'
import { objectsIn } from '@/shared/utils/objects-in'

/** Pixels: what is narrower is a sign or a thumbnail. */
const LEAST_WIDTH = 480

const isPhoto = (part: object): part is Picture =>
  'desktop' in part &&
  typeof part.desktop === 'object' &&
  part.desktop !== null &&
  'url' in part.desktop &&
  typeof part.desktop.url === 'string' &&
  !isSvg(part.desktop.url) &&
  'width' in part.desktop &&
  Number(part.desktop.width) >= LEAST_WIDTH

/** Parts of pages that are about other pages. */
const OF_OTHERS = new Set(['related', 'relatedArticles', 'articles', 'products', 'crumbs', 'faq'])

/** The first picture that a page shows of itself (behavior SEO-1); null without one. */
export function shownPicture(page: PageModel): SharedPicture | null {
  const own = Object.entries(page).filter(([name]) => !OF_OTHERS.has(name))
  const found = objectsIn(Object.fromEntries(own)).find(isPhoto)
  return found ? { ...found.desktop, ...(found.alt && { alt: found.alt }) } : null
}
