/**
 * One value per process. Next bundles pages, API routes and instrumentation separately, each with its own copy of a
 * module's state; shared state is stored under a global symbol instead.
 * @param name unique within the site; one file owns its type.
 */
export function processWide<Value extends object>(name: string, make: () => Value): Value {
  const key = Symbol.for(`site.${name}`)
  const known: unknown = Reflect.get(globalThis, key)
  if (known !== undefined) return known as Value
  const made = make()
  Reflect.set(globalThis, key, made)
  return made
}
