import { z } from 'zod'
import { linkTo } from '../content/sys'
import type { Kind } from '../content/view'
import { invalidQuery, notFound } from '../errors'
import { publishedNow, type Resource, type StoredRecord, withSys } from '../store/record'
import type { SandboxStore } from '../store/store'

const localized = z.record(z.string(), z.record(z.string(), z.unknown()))
const link = <Type extends string>(type: Type) =>
  z.object({ sys: z.object({ type: z.literal('Link'), linkType: z.literal(type), id: z.string() }) })

/**
 * Body of `POST /control/entries/{id}`: part of a management entry, or what to do with the entry. Changed fields are
 * published at once where the entry was published, unless `publish` is false.
 */
export const entryChangeSchema = z.object({
  sys: z.object({ contentType: link('ContentType').optional() }).optional(),
  metadata: z.object({ tags: z.array(link('Tag')), concepts: z.array(z.unknown()).optional() }).optional(),
  fields: localized.optional(),
  delete: z.boolean().optional(),
  publish: z.boolean().optional(),
  unpublish: z.boolean().optional(),
})

export type EntryChange = z.infer<typeof entryChangeSchema>

const created = (store: SandboxStore, kind: Kind, id: string, change: EntryChange, now: string): Resource => {
  const { spaceId, environmentId, types } = store.context
  const sys = {
    id,
    space: linkTo('Space', spaceId),
    environment: linkTo('Environment', environmentId),
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  if (kind === 'Asset') return { sys: { ...sys, type: 'Asset' }, fields: {} }
  const contentType = change.sys?.contentType
  if (contentType === undefined || change.fields === undefined) throw notFound({ type: 'Entry', id })
  if (!types.has(contentType.sys.id))
    throw invalidQuery({ name: 'unknownContentType', value: contentType.sys.id })
  return { sys: { ...sys, type: 'Entry', contentType }, fields: {} }
}

const merged = (resource: Resource, { fields = {}, metadata }: EntryChange, now: string): Resource => {
  const joined = { ...resource.fields }
  for (const [id, values] of Object.entries(fields)) joined[id] = { ...joined[id], ...values }
  const saved = withSys(resource, { updatedAt: now, version: (resource.sys.version ?? 1) + 1 })
  const tags = metadata === undefined ? {} : { metadata: { concepts: [], ...metadata } }
  return { ...saved, ...tags, fields: joined }
}

const withdrawn = (resource: Resource): Resource => withSys(resource, { publishedVersion: undefined })

/** Applies a change and says what the entry is now. @throws ApiError 404 when there is none and none can be made */
export const changeResource = (store: SandboxStore, kind: Kind, id: string, change: EntryChange) => {
  const now = new Date().toISOString()
  const known = store.record(kind, id)
  if (change.delete === true) {
    if (known === undefined) throw notFound({ type: kind, id })
    store.write(kind, id, null)
    return { id, deleted: true }
  }
  const base = known?.latest ?? created(store, kind, id, change, now)
  const edited =
    change.fields === undefined && change.metadata === undefined ? base : merged(base, change, now)
  const publish = change.publish ?? (known === undefined || known.published !== null)
  const record = recordAfter(edited, known, { publish, unpublish: change.unpublish === true }, now)
  store.write(kind, id, record)
  const { publishedCounter: revision = 0, updatedAt } = record.latest.sys
  return { id, published: record.published !== null, revision, updatedAt }
}

const recordAfter = (
  edited: Resource,
  known: StoredRecord | undefined,
  { publish, unpublish }: { publish: boolean; unpublish: boolean },
  now: string,
): StoredRecord => {
  if (unpublish) return { latest: withdrawn(edited), published: null }
  if (!publish) return { latest: edited, published: known?.published ?? null }
  const latest = publishedNow(edited, edited.sys.publishedCounter ?? (known?.published ? 1 : 0), now)
  return { latest, published: latest }
}
