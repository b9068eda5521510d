/** One value per process and name: Next bundles pages and API routes with copies of modules. */
export function processWide<Value extends object>(name: string, make: () => Value): Value {
  const key = Symbol.for(`site.${name}`)
  const known: unknown = Reflect.get(globalThis, key)
  if (known !== undefined) return known as Value
  const made = make()
  Reflect.set(globalThis, key, made)
  return made
}
