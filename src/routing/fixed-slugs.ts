import type { LabelKey } from '@/labels/table'

/** Slugs whose breadcrumb title is a fixed text when their entry brings none (specification §2, "Fixed slugs"). */
const fixedCrumbs: ReadonlyMap<string, LabelKey> = new Map([
  ['', 'breadcrumb.home'],
  ['compare-products', 'breadcrumb.compareProducts'],
  ['write-review', 'breadcrumb.writeReview'],
  ['contact-us', 'breadcrumb.contactUs'],
  ['contacte-nos', 'breadcrumb.contactUs'],
  ['sitemap', 'breadcrumb.sitemap'],
  ['search', 'breadcrumb.search'],
])

export const fixedCrumbLabel = (slug: string): LabelKey | null => fixedCrumbs.get(slug) ?? null
