import { ANYBODY, type User } from '@/shared/content-model/products/suitability'
import type { Understanding } from './understand'

/** A baby's highest age in months; "bebê" may mean an older child. */
const OLDEST_BABY = 36

const ageOf = ({ mentions, ages }: Understanding): number | null => {
  const named = mentions.flatMap(({ concept, isDenied }) => (isDenied ? [] : (concept?.age ?? [])))
  const youngest = Math.min(...named)
  if (ages.length === 0) return named.length > 0 ? youngest : null
  const stated = Math.min(...ages)
  // "mãe de 30 anos com bebê": the age is another person's.
  return named.length > 0 && stated > OLDEST_BABY && youngest < 24 ? youngest : stated
}

/** Concepts of persons who cannot take a substance named beside them. */
const CANNOT_TAKE = new Set(['alergia', 'nao-posso'])

/** What must not be used: with a condition always; of a substance if denied (`sem mentol`) or intolerable. */
const avoidsOf = ({ mentions }: Understanding): string[] => {
  const cannotTake = mentions.some(({ key }) => CANNOT_TAKE.has(key))
  return mentions.flatMap(({ concept, isDenied }) => {
    const isAvoided = concept?.kind === 'condition' ? !isDenied : isDenied || cannotTake
    return isAvoided ? (concept?.avoids ?? []) : []
  })
}

/** The person that a sentence is about, as far as stated. */
export function userOf(read: Understanding): User {
  const concepts = read.mentions.flatMap(({ concept, isDenied }) => (concept && !isDenied ? [concept] : []))
  const user = {
    age: ageOf(read),
    groups: [...new Set(concepts.flatMap(({ groups = [] }) => groups))],
    avoids: [...new Set(avoidsOf(read))],
  }
  return user.age === null && user.groups.length + user.avoids.length === 0 ? ANYBODY : user
}
