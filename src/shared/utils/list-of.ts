import { recordOf } from './unknown'
/** The list under a name in a response; or null. */
export function listOf<Item>(answer: unknown, name: string): Item[] | null {
  const list = recordOf(answer)[name]
  return Array.isArray(list) ? list : null
}
