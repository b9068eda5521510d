import type { ContentSource } from '@/server/content/pages'
import { sitePaths } from '@/server/content/paths'
import type { PageModel, PageType } from '@/shared/content-model'
import type { FeatureType } from '@/shared/content-model/types/feature'
import type { Place, Places } from '@/shared/content-model/views/places'
import { objectsIn } from '@/shared/utils/objects-in'

/** What pages of a type link to besides what editors wrote. */
const OF_PAGES: Partial<Record<PageType, readonly Place[]>> = {
  product: ['compareProducts', 'loginForm'],
  productListing: ['compareProducts'],
  recommender: ['compareProducts'],
}

const OF_REVIEWS: readonly Place[] = ['writeReview', 'reviewGuidelines']

/** What forms link to. */
const OF_FEATURES: Partial<Record<FeatureType, readonly Place[]>> = {
  loginForm: ['forgotPassword', 'registrationForm'],
  registrationForm: ['loginForm', 'terms', 'privacy'],
  forgotPassword: ['loginForm'],
  resetPassword: ['forgotPassword'],
  confirmEmail: ['forgotPassword', 'loginForm'],
  changePassword: ['forgotPassword'],
  deleteAccount: ['forgotPassword'],
  newsletterForm: ['privacy'],
  confirmNewsletter: ['newsletterForm'],
  leaveNewsletter: ['contactForm'],
  writeReview: ['reviewGuidelines'],
  confirmReview: ['writeReview'],
}

const isFeature = (part: object): part is { feature: FeatureType } =>
  'type' in part && part.type === 'feature'

const wantedBy = (page: PageModel): Place[] => [
  ...(OF_PAGES[page.type] ?? []),
  ...(page.type === 'product' && page.reviews ? OF_REVIEWS : []),
  ...objectsIn(page).flatMap((part) => (isFeature(part) ? (OF_FEATURES[part.feature] ?? []) : [])),
]

/** The paths of some places; those that the space lacks are left out. @throws ContentError */
export async function pathsOf(wanted: readonly Place[], source: ContentSource): Promise<Places> {
  const found = await Promise.all(
    [...new Set(wanted)].map(async (place) => [place, await sitePaths().place(place, source)] as const),
  )
  return Object.fromEntries(found.filter(([, path]) => path !== null))
}

/** Where a page's own links lead to features and to pages with a role (behavior ROUTE-11). */
export function placesOf(page: PageModel, source: ContentSource): Promise<Places> {
  return pathsOf(wantedBy(page), source)
}
