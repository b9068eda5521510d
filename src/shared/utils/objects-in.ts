/** Every object in a value, itself first, at any depth; arrays are objects too. */
export function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}
