/** Every object in a value, itself first, at any depth; arrays are objects too. */
export function objectsIn(value: unknown): object[] {
  const found: object[] = []
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    found.push(part)
    for (const inner of Object.values(part)) look(inner)
  }
  look(value)
  return found
}
