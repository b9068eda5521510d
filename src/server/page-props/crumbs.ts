import type { Dependency } from '@/server/content/changes'
import type { PathIndex } from '@/server/content/paths'
import type { PageModel } from '@/shared/content-model'
import type { Crumb } from '@/shared/content-model/views/page-base'
import type { pageLabels } from '@/shared/labels/pages'
import type { LabelReader } from '@/shared/labels/reader'
import { pathOfSlug } from '@/shared/routing/links'

type PageLabelKey = keyof typeof pageLabels

/** Slugs with a default breadcrumb title (behavior ROUTE-4). */
const fixedCrumbs: ReadonlyMap<string, PageLabelKey> = new Map([
  ['', 'breadcrumb.home'],
  ['compare-products', 'breadcrumb.compareProducts'],
  ['write-review', 'breadcrumb.writeReview'],
  ['contact-us', 'breadcrumb.contactUs'],
  ['contacte-nos', 'breadcrumb.contactUs'],
  ['sitemap', 'breadcrumb.sitemap'],
  ['search', 'breadcrumb.search'],
])

const crumb = (slug: string, title: string): Crumb => ({ id: slug || 'home', title, href: pathOfSlug(slug) })

/** "a/b/c" -> ["a", "a/b"] */
const parentsOf = (slug: string): string[] => {
  const parts = slug.split('/')
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** Home, the editors' crumbs or else the parent pages (recorded by `dependOn`), and the page. None on home. */
export function completeCrumbs(
  page: PageModel,
  index: PathIndex,
  label: LabelReader<keyof typeof pageLabels>,
  dependOn: (dependency: Dependency) => void,
): Crumb[] {
  if (page.slug === '') return []
  const fixedTitle = (slug: string): string | null => {
    const key = fixedCrumbs.get(slug)
    return key ? label(key) : null
  }
  const between =
    page.crumbs.length > 0
      ? page.crumbs
      : parentsOf(page.slug).flatMap((slug) => {
          dependOn(`path:${slug}`)
          const entry = index.get(slug)
          const title = entry && (entry.title ?? fixedTitle(slug))
          return title ? [crumb(slug, title)] : []
        })
  const home = crumb('', label('breadcrumb.home'))
  const hasOwnTitle = index.get(page.slug)?.title !== null
  const own = crumb(page.slug, page.meta.pageTitle ?? ((!hasOwnTitle && fixedTitle(page.slug)) || page.title))
  return [home, ...between.filter(({ href }) => href !== home.href && href !== own.href), own]
}
