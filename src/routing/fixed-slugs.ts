import type { pageLabels } from '@/labels/pages'

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

export function fixedCrumbLabel(slug: string): PageLabelKey | null {
  return fixedCrumbs.get(slug) ?? null
}
