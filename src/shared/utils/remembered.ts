/** Computes once per key. @param known `new WeakMap()` where keys are objects that may be forgotten */
export function remembered<Key, Value>(
  compute: (key: Key) => Value,
  known: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown } = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = compute(key)
    known.set(key, value)
    return value
  }
}
