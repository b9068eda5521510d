import type { ExportAsset, ExportEntry, SpaceExport } from '@sandbox/export-format'
import { deliveredPath } from '@sandbox/server/content/asset-file'
import { isRecord } from '@sandbox/server/content/guards'
import { spaceIdOf } from '@sandbox/server/store/context'
import { LOCALE } from '@/shared/config/site'
import { contentTypes, isContentTypeId } from '@/shared/content-model'
import { displayFieldOf } from '@/shared/content-model/declare'
import type { FileRow, Row, State } from '../api'

/** Entries without a title show their type. */
const UNTITLED = 'Sem título'

/** The value of a field in the site's locale. */
export function fieldValue({ fields }: ExportEntry | ExportAsset, field: string): unknown {
  return fields[field]?.[LOCALE]
}

const textIn = (resource: ExportEntry | ExportAsset, field: string): string | null => {
  const value = fieldValue(resource, field)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** In Contentful's words: a version more than one above the published one has been saved since. */
const stateOf = ({ sys }: ExportEntry): State => {
  if (sys.archivedVersion !== undefined || sys.archivedAt !== undefined) return 'archived'
  if (sys.publishedVersion === undefined) return 'draft'
  return (sys.version ?? 1) > sys.publishedVersion + 1 ? 'changed' : 'published'
}

/** An entry as lists show it. */
export function rowOf(entry: ExportEntry): Row {
  const type = entry.sys.contentType.sys.id
  const title = isContentTypeId(type) ? textIn(entry, displayFieldOf(contentTypes[type])) : null
  return {
    id: entry.sys.id,
    type,
    title: title ?? UNTITLED,
    state: stateOf(entry),
    updatedAt: entry.sys.updatedAt ?? '',
    slug: textIn(entry, 'slug'),
  }
}

/** The files of a space. @param images origin of the sandbox's Images API, which serves them */
export function fileRowsOf(space: SpaceExport, images: string): FileRow[] {
  const spaceId = spaceIdOf(space)
  return space.assets.map((asset) => {
    const { id } = asset.sys
    const value = fieldValue(asset, 'file')
    const file = isRecord(value) ? value : {}
    return {
      id,
      title: textIn(asset, 'title') ?? String(file.fileName ?? id),
      kind: String(file.contentType ?? ''),
      url: `${images}${deliveredPath(id, file, spaceId)}`,
    }
  })
}
