/**
 * One value a process. Next bundles pages, API routes and instrumentation apart, each with its own copy of a module and
 * of what that module remembers; what all of them must share lives behind a well-known symbol instead.
 * @param name unique within the site; the type of its value belongs to the one file that asks for it.
 */
export function processWide<Value extends object>(name: string, make: () => Value): Value {
  const key = Symbol.for(`site.${name}`)
  const known: unknown = Reflect.get(globalThis, key)
  if (known !== undefined) return known as Value
  const made = make()
  Reflect.set(globalThis, key, made)
  return made
}
