import type { ExportAsset, ExportEntry, LocalizedFields, SpaceExport, SysLink } from '@sandbox/export-format'

/** An entry or asset in the format of the delivery API for one locale: fields flat, `sys.locale` set. */
export interface DeliveredItem {
  metadata: { tags: unknown[]; concepts: unknown[] }
  sys: Record<string, unknown> & { id: string; type: string }
  fields: Record<string, unknown>
}

/** A delivery API collection. */
export interface Reply {
  sys: { type: 'Array' }
  total: number
  skip: number
  limit: number
  items: DeliveredItem[]
  includes?: { Entry?: DeliveredItem[]; Asset?: DeliveredItem[] }
  errors?: unknown[]
}

const flat = (fields: LocalizedFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, values]) => ('pt-BR' in values ? [[id, values['pt-BR']]] : [])),
  )

const delivered = ({
  metadata,
  sys,
  fields,
  publishedFields,
}: (ExportEntry | ExportAsset) & { publishedFields?: LocalizedFields }): DeliveredItem => ({
  metadata: { tags: metadata?.tags ?? [], concepts: metadata?.concepts ?? [] },
  sys: {
    space: sys.space,
    id: sys.id,
    type: sys.type,
    createdAt: sys.firstPublishedAt ?? sys.createdAt,
    updatedAt: sys.publishedAt ?? sys.updatedAt,
    environment: sys.environment,
    publishedVersion: sys.publishedVersion,
    revision: sys.publishedCounter ?? 0,
    ...(sys.contentType && { contentType: sys.contentType }),
    locale: 'pt-BR',
  },
  fields: flat(publishedFields ?? fields),
})

const isPublished = ({ sys }: ExportEntry | ExportAsset): boolean => sys.publishedVersion !== undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLink = (value: unknown): value is SysLink =>
  isRecord(value) && isRecord(value.sys) && value.sys.type === 'Link'

const find = (
  space: SpaceExport,
  { sys: { linkType, id } }: SysLink,
): ExportEntry | ExportAsset | undefined =>
  (linkType === 'Asset' ? space.assets : space.entries).find(
    (item) => item.sys.id === id && isPublished(item),
  )

/**
 * An entry with its links resolved as contentful.js does: links in fields and in rich text become the objects
 * themselves, shared where several link to one, so the result may be circular. Unresolvable links remain links.
 */
export const resolveEntry = (space: SpaceExport, id: string): DeliveredItem => {
  const known = new Map<string, DeliveredItem>()
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (isLink(value)) {
      const target = find(space, value)
      return target ? resolved(target) : value
    }
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item)]))
  }
  const resolved = (item: ExportEntry | ExportAsset): DeliveredItem => {
    const key = `${item.sys.type} ${item.sys.id}`
    const before = known.get(key)
    if (before) return before
    const result = delivered(item)
    known.set(key, result)
    for (const [field, value] of Object.entries(result.fields)) result.fields[field] = resolve(value)
    return result
  }
  const entry = space.entries.find(({ sys }) => sys.id === id)
  if (!entry) throw new Error(`The space has no entry ${id}`)
  return resolved(entry)
}

/** The delivery API's response for a content type, everything else published in `includes`. */
export const makeReply = (space: SpaceExport, contentType: string, override: Partial<Reply> = {}): Reply => {
  const published = space.entries.filter(isPublished)
  const isItem = (entry: ExportEntry): boolean => entry.sys.contentType.sys.id === contentType
  const items = published.filter(isItem).map(delivered)
  const entries = published.filter((entry) => !isItem(entry)).map(delivered)
  const assets = space.assets.filter(isPublished).map(delivered)
  return {
    sys: { type: 'Array' },
    total: items.length,
    skip: 0,
    limit: 100,
    items,
    includes: {
      ...(entries.length > 0 && { Entry: entries }),
      ...(assets.length > 0 && { Asset: assets }),
    },
    ...override,
  }
}
