/** The list under a name in a response; or null. */
export function listOf<Item>(answer: unknown, name: string): Item[] | null {
  if (typeof answer !== 'object' || answer === null || !(name in answer)) return null
  const list: unknown = Object.getOwnPropertyDescriptor(answer, name)?.value
  return Array.isArray(list) ? list : null
}
