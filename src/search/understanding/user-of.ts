import { ANYBODY, type User } from '@/products/suitability'
import type { Understanding } from './understand'

/** A baby's age in months at most; who says "bebê" may mean a child that is older. */
const OLDEST_BABY = 36

const ageOf = ({ mentions, ages }: Understanding): number | null => {
  const said = mentions.flatMap(({ concept, isDenied }) => (isDenied ? [] : (concept?.age ?? [])))
  const youngest = Math.min(...said)
  if (ages.length === 0) return said.length > 0 ? youngest : null
  const stated = Math.min(...ages)
  // "mãe de 30 anos com bebê": the age is somebody else's.
  return said.length > 0 && stated > OLDEST_BABY && youngest < 24 ? youngest : stated
}

/** For whom a sentence asks, as far as it says so. */
export function userOf(read: Understanding): User {
  const concepts = read.mentions.flatMap(({ concept, isDenied }) => (concept && !isDenied ? [concept] : []))
  const user = {
    age: ageOf(read),
    groups: [...new Set(concepts.flatMap(({ groups = [] }) => groups))],
    avoids: [...new Set(concepts.flatMap(({ avoids = [] }) => avoids))],
  }
  return user.age === null && user.groups.length + user.avoids.length === 0 ? ANYBODY : user
}
