type Entries = Record<string, unknown>

const isObject = (value: unknown): value is Entries => typeof value === 'object' && value !== null

/**
 * Reads the text form in which the preview SDK sends what it subscribes to: all values in a list, each naming others by their
 * index (the `flatted` format).
 */
const unflatten = (text: string): unknown => {
  const values: unknown[] = JSON.parse(text)
  const known = new Map<unknown, unknown>()
  const at = (index: unknown): unknown => {
    if (typeof index !== 'string' || !/^\d+$/.test(index)) return index
    if (known.has(index)) return known.get(index)
    const value = values[Number(index)]
    if (!isObject(value)) return value
    const made: Entries | unknown[] = Array.isArray(value) ? [] : {}
    known.set(index, made)
    for (const [key, inner] of Object.entries(value)) Object.assign(made, { [key]: at(inner) })
    return made
  }
  return at('0')
}

/** A message of the site's SDK. */
export interface SdkMessage {
  method?: unknown
  id?: unknown
  config?: unknown
  entryId?: unknown
  fieldId?: unknown
}

/** The entry that a page subscribes to, and by which name; null for other messages. */
export function subscriptionOf({ method, id, config }: SdkMessage): { id: string; entryId: string } | null {
  if (method !== 'SUBSCRIBED' || typeof config !== 'string') return null
  const read = unflatten(config)
  const data = isObject(read) ? read.data : null
  const sys = isObject(data) ? data.sys : null
  return isObject(sys) && typeof sys.id === 'string' ? { id: String(id), entryId: sys.id } : null
}
