export interface BoundedMap<Value> {
  get(key: string): Value | undefined
  /** @param size bytes */
  set(key: string, value: Value, size: number): void
}

/** The values that were used last. @param limit bytes of all of them */
export function createBoundedMap<Value>(limit: number): BoundedMap<Value> {
  /** Most recently used: last. */
  const entries = new Map<string, { value: Value; size: number }>()
  let total = 0

  const remove = (key: string): void => {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return {
    get: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set: (key, value, size) => {
      remove(key)
      entries.set(key, { value, size })
      total += size
      for (const oldest of entries.keys()) {
        if (total <= limit) break
        remove(oldest)
      }
    },
  }
}
