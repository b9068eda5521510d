import { ANYBODY, type UsageLimits, unsuitability } from './suitability'

/** A product beside which others are shown, e.g. a page's. */
export interface ShownProduct {
  /** In months of age. */
  minimumAge: number | null
  /** Unique ids of its facets: for whom and what it is. */
  facets: readonly string[]
}

/**
 * Why a product must not be offered beside another: it is not for everybody or everything that the other is for. Null
 * if nothing is known against it.
 */
export function unsuitabilityBeside(
  offered: UsageLimits,
  { minimumAge, facets }: ShownProduct,
): ReturnType<typeof unsuitability> {
  // A product for every age, such as an appliance, is also for adults: beside it only medicines are excluded.
  const age = minimumAge === 0 && !offered.isMedicine ? null : minimumAge
  return unsuitability(offered, { ...ANYBODY, age, groups: facets })
}
