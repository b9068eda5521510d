import type { ExportAsset, ExportEntry } from '@sandbox/export-format'
import type { Kind } from '../content/view'

export type Resource = ExportEntry | ExportAsset

/** A stored entry or asset: its latest state and, when that differs, what readers see. */
export interface StoredRecord {
  latest: Resource
  /** Null for a draft. */
  published: Resource | null
}

export function isArchived({ sys }: Resource): boolean {
  return sys.archivedVersion !== undefined || sys.archivedAt !== undefined
}

export function isPublished({ sys }: Resource): boolean {
  return sys.publishedVersion !== undefined && sys.publishedVersion !== null
}

export function kindOf({ sys }: Resource): Kind {
  return sys.type
}

/** What readers see of a resource: of a changed sample entry, its fields before the change. */
const asPublished = (resource: Resource): Resource =>
  isEntry(resource) && resource.publishedFields ? { ...resource, fields: resource.publishedFields } : resource

export function recordOf(resource: Resource): StoredRecord {
  return {
    latest: resource,
    published: isPublished(resource) ? asPublished(resource) : null,
  }
}

/** Text that differs when readers or editors would see something else; dates and counters do not count. */
export function contentKey(resource: Resource): string {
  const type = resource.sys.type === 'Entry' ? resource.sys.contentType?.sys.id : ''
  const state = [type, isPublished(resource), isArchived(resource)]
  return JSON.stringify([
    state,
    resource.metadata?.tags ?? [],
    resource.metadata?.concepts ?? [],
    resource.fields,
    isEntry(resource) ? resource.publishedFields : null,
  ])
}

/** The resource as published now: one revision further, with new dates. */
export function publishedNow(resource: Resource, previousRevision: number, now: string): Resource {
  const version = (resource.sys.version ?? 1) + 1
  const dates = {
    version,
    publishedVersion: version - 1,
    publishedCounter: previousRevision + 1,
    publishedAt: now,
    updatedAt: now,
    createdAt: resource.sys.createdAt ?? now,
    firstPublishedAt: resource.sys.firstPublishedAt ?? now,
  }
  return withSys(resource, dates)
}

export function isEntry(resource: Resource): resource is ExportEntry {
  return resource.sys.type === 'Entry'
}

const asAsset = (resource: Resource): ExportAsset => {
  if (isEntry(resource)) throw new TypeError(`${resource.sys.id} is not an asset`)
  return resource
}

/** A copy with some values of `sys` replaced. */
export function withSys(resource: Resource, values: Record<string, unknown>): Resource {
  if (isEntry(resource)) return { ...resource, sys: { ...resource.sys, ...values } }
  const asset = asAsset(resource)
  return { ...asset, sys: { ...asset.sys, ...values } }
}
