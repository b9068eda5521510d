import { ANYBODY, type UsageLimits, unsuitability } from './suitability'

/** A product that others are shown beside, such as the one of a page. */
export interface ShownProduct {
  /** In months of age. */
  minimumAge: number | null
  /** Unique ids of the facets that it carries: whom and what it is for. */
  facets: readonly string[]
}

/**
 * Why a product must not be offered beside another: it is not for everybody that the other one is for, or not for what the
 * other one is for. Null where nothing is known against it.
 */
export function unsuitabilityBeside(
  offered: UsageLimits,
  { minimumAge, facets }: ShownProduct,
): ReturnType<typeof unsuitability> {
  // What is for every age, such as an appliance, is bought for adults, too: of such a product only medicines keep away.
  const age = minimumAge === 0 && !offered.isMedicine ? null : minimumAge
  return unsuitability(offered, { ...ANYBODY, age, groups: facets })
}
