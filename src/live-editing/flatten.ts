import type { RawContent } from '@/models/preview'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** An entry or asset in place of a link: the editor sends resolved links. */
const isResource = (value: Record<string, unknown>): value is Record<string, unknown> & RawContent =>
  isRecord(value.sys) &&
  typeof value.sys.id === 'string' &&
  (value.sys.type === 'Entry' || value.sys.type === 'Asset') &&
  isRecord(value.fields)

/**
 * Flattens the editor's data: each entry and asset once, with links between them. The data may be cyclic, which JSON
 * cannot express.
 */
export function flatten(data: unknown): RawContent[] {
  const found = new Map<string, RawContent>()
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain)
    if (!isRecord(value)) return value
    if (!isResource(value)) return plainFields(value)
    const { id, type } = value.sys
    const key = `${type} ${id}`
    if (!found.has(key)) {
      const item: RawContent = { sys: value.sys, fields: {} }
      found.set(key, item)
      item.fields = plainFields(value.fields)
    }
    return { sys: { type: 'Link', linkType: type, id } }
  }
  const plainFields = (fields: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]))
  plain(data)
  return [...found.values()]
}
