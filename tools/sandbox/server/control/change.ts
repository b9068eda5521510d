import { linkTo } from '../content/sys'
import type { Kind } from '../content/view'
import { invalidQuery, notFound } from '../errors'
import { publishedNow, type Resource, type StoredRecord, withSys } from '../store/record'
import type { SandboxStore } from '../store/store'
import type { ResourceChange } from './change-body'

const created = (
  store: SandboxStore,
  kind: Kind,
  id: string,
  change: ResourceChange,
  now: string,
): Resource => {
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
  const { typeId, fields } = change
  if (typeId === undefined || fields === undefined) throw notFound({ type: 'Entry', id })
  if (!types.has(typeId)) throw invalidQuery({ name: 'unknownContentType', value: typeId })
  return { sys: { ...sys, type: 'Entry', contentType: linkTo('ContentType', typeId) }, fields: {} }
}

const merged = (resource: Resource, { fields = {}, tags }: ResourceChange, now: string): Resource => {
  const joined = { ...resource.fields }
  for (const [id, values] of Object.entries(fields)) joined[id] = { ...joined[id], ...values }
  const saved = withSys(resource, { updatedAt: now, version: (resource.sys.version ?? 1) + 1 })
  const edited = { ...saved, fields: joined }
  const concepts = resource.metadata?.concepts ?? []
  return tags === undefined ? edited : { ...edited, metadata: { tags, concepts } }
}

const withdrawn = (resource: Resource): Resource => withSys(resource, { publishedVersion: undefined })

const archived = (resource: Resource, now: string): Resource =>
  withSys(withdrawn(resource), { archivedVersion: resource.sys.version ?? 1, archivedAt: now })

const unarchived = (resource: Resource): Resource =>
  withSys(resource, { archivedVersion: undefined, archivedAt: undefined })

/** Applies a change and returns the new entry. @throws ApiError 404 when there is none and none can be made */
export function changeResource(store: SandboxStore, kind: Kind, id: string, change: ResourceChange) {
  const now = new Date().toISOString()
  const known = store.record(kind, id)
  if (change.delete) {
    if (known === undefined) throw notFound({ type: kind, id })
    store.write(kind, id, null)
    return { id, deleted: true }
  }
  const base = known?.latest ?? created(store, kind, id, change, now)
  const edited = change.fields === undefined && change.tags === undefined ? base : merged(base, change, now)
  const publish = change.publish ?? (known === undefined || known.published !== null)
  const record = recordAfter(edited, known, { ...change, publish }, now)
  store.write(kind, id, record)
  const { publishedCounter: revision = 0, updatedAt } = record.latest.sys
  return { id, published: record.published !== null, revision, updatedAt }
}

const recordAfter = (
  edited: Resource,
  known: StoredRecord | undefined,
  { publish, unpublish, archive, unarchive }: ResourceChange & { publish: boolean },
  now: string,
): StoredRecord => {
  if (archive) return { latest: archived(edited, now), published: null }
  if (unarchive) return { latest: unarchived(edited), published: null }
  if (unpublish) return { latest: withdrawn(edited), published: null }
  if (!publish) return { latest: edited, published: known?.published ?? null }
  const latest = publishedNow(edited, edited.sys.publishedCounter ?? (known?.published ? 1 : 0), now)
  return { latest, published: latest }
}
