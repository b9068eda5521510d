import { foldText } from '@/lib/fold-text'

/** What a product says about who may use it; null where nothing is claimed. */
export interface UsageLimits {
  isMedicine: boolean
  /** In months of age. */
  minimumAge: number | null
  /** Unique ids of the facets (people, conditions, symptoms) that it is not for. */
  notFor: readonly string[]
  /** Names of its substances and of their classes. */
  substances: readonly string[]
}

/** A person who would use a product, as far as the person is known. */
export interface User {
  /** The lowest age, in months, that the person may have; null where no age is known. */
  age: number | null
  /** Unique ids of facets that the person belongs to, such as `grupo-gestantes`. */
  groups: readonly string[]
  /** Substances and classes that the person must avoid or asked to avoid. */
  avoids: readonly string[]
}

/** Nothing is known of the person. */
export const ANYBODY: User = { age: null, groups: [], avoids: [] }

/** Below this age (months) no medicine is offered without a doctor, whatever its minimum age. */
const MEDICINE_AGE = 144

/** From this age (months) on a product without a stated minimum age is taken to be usable. */
const ADULT_AGE = 216

const isTooYoung = ({ isMedicine, minimumAge }: UsageLimits, age: number): boolean =>
  (isMedicine && age < MEDICINE_AGE) || (minimumAge === null ? age < ADULT_AGE : age < minimumAge)

/** The first reason why a product must not be offered to a person; null where nothing is known against it. */
export function unsuitability(product: UsageLimits, user: User): 'age' | 'group' | 'substance' | null {
  if (user.age !== null && isTooYoung(product, user.age)) return 'age'
  if (product.notFor.some((id) => user.groups.includes(id))) return 'group'
  const avoided = new Set(user.avoids.map(foldText))
  return product.substances.some((name) => avoided.has(foldText(name))) ? 'substance' : null
}
