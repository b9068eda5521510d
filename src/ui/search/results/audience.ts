import {
  ANYBODY,
  type UsageLimits,
  type User,
  unsuitability,
} from '@/shared/content-model/products/suitability'
import type { searchLabels } from '@/shared/labels/search'

type LabelKey = keyof typeof searchLabels

export interface AudiencePart {
  key: LabelKey
  values: Record<string, string | number>
}

/** From this age (months) on, products are not chosen by age. */
const ADULT_AGE = 216
const BABY_AGE = 24

const ageParts = ({ age }: User, isStated: boolean): AudiencePart[] => {
  if (age === null || age >= ADULT_AGE) return []
  if (!isStated) return [{ key: age < BABY_AGE ? 'search.forBabies' : 'search.forChildren', values: {} }]
  return age < BABY_AGE
    ? [{ key: 'search.forMonths', values: { count: Math.floor(age) } }]
    : [{ key: 'search.forYears', values: { count: Math.floor(age / 12) } }]
}

/** The sentence above products chosen for somebody; empty where all are shown. @param ages as typed, in months */
export function audienceOf(user: User, ages: readonly number[]): AudiencePart[] {
  if (user === ANYBODY) return []
  return [
    ...ageParts(user, user.age !== null && ages.includes(user.age)),
    ...(user.groups.length > 0 || user.avoids.length > 0
      ? [{ key: 'search.forConditions' as const, values: {} }]
      : []),
  ]
}

/** The items that a person may use. */
export function suitableFor<Item extends { usage: UsageLimits }>(items: readonly Item[], user: User): Item[] {
  return items.filter(({ usage }) => unsuitability(usage, user) === null)
}
