import type { pageLabels } from '@/labels/pages'

type PageLabelKey = keyof typeof pageLabels

/** Slugs whose breadcrumb title is a fixed text when their entry brings none (behavior ROUTE-4). */
const fixedCrumbs: ReadonlyMap<string, PageLabelKey> = new Map([
  ['', 'breadcrumb.home'],
  ['compare-products', 'breadcrumb.compareProducts'],
  ['write-review', 'breadcrumb.writeReview'],
  ['contact-us', 'breadcrumb.contactUs'],
  ['contacte-nos', 'breadcrumb.contactUs'],
  ['sitemap', 'breadcrumb.sitemap'],
  ['search', 'breadcrumb.search'],
])

export function fixedCrumbLabel(slug: string): PageLabelKey | null {
  return fixedCrumbs.get(slug) ?? null
}
