import { foldText } from '@/shared/utils/fold-text'

/** A product's limits of use; null if none is stated. */
export interface UsageLimits {
  isMedicine: boolean
  /** In months of age. */
  minimumAge: number | null
  /** Unique ids of facets (people, conditions, symptoms) that it is not for. */
  notFor: readonly string[]
  /** Names of its substances and their classes. */
  substances: readonly string[]
}

export interface User {
  /** Lowest possible age, in months; null if unknown. */
  age: number | null
  /** Unique ids of facets of the person, such as `grupo-gestantes`. */
  groups: readonly string[]
  /** Substances and classes to avoid. */
  avoids: readonly string[]
}

/** Nothing is known of the person. */
export const ANYBODY: User = { age: null, groups: [], avoids: [] }

/** Below this age (months) no medicine is offered without a doctor, whatever its minimum age. */
const MEDICINE_AGE = 144

/** From this age (months) a product without a stated minimum age is usable. */
const ADULT_AGE = 216

const isTooYoung = ({ isMedicine, minimumAge }: UsageLimits, age: number): boolean =>
  (isMedicine && age < MEDICINE_AGE) || (minimumAge === null ? age < ADULT_AGE : age < minimumAge)

/** The first reason against offering a product to a person, or null. */
export function unsuitability(product: UsageLimits, user: User): 'age' | 'group' | 'substance' | null {
  if (user.age !== null && isTooYoung(product, user.age)) return 'age'
  if (product.notFor.some((id) => user.groups.includes(id))) return 'group'
  const avoided = new Set(user.avoids.map(foldText))
  return product.substances.some((name) => avoided.has(foldText(name))) ? 'substance' : null
}

/** Why a product must not be offered beside another, whose users it is not for; null if it may. */
export function unsuitabilityBeside(
  offered: UsageLimits,
  { minimumAge, facets }: Pick<UsageLimits, 'minimumAge'> & { facets: readonly string[] },
): ReturnType<typeof unsuitability> {
  // A product for every age, such as an appliance, is also for adults: beside it only medicines are excluded.
  const age = minimumAge === 0 && !offered.isMedicine ? null : minimumAge
  return unsuitability(offered, { ...ANYBODY, age, groups: facets })
}
