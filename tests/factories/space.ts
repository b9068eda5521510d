import type { ExportAsset, ExportEntry, SpaceExport, SysLink } from '@sandbox/export-format'
import { modelTypes } from '@sandbox/space/loading/content-types'
import { linkTo, localized, type Status, sysOf } from '@sandbox/space/loading/sys'

export interface EntryOverrides {
  id?: string
  status?: Status
  /** Flat values in pt-BR; an entry or asset made here becomes the link to it. */
  fields?: Record<string, unknown>
}

export interface AssetOverrides {
  id?: string
  status?: Status
  title?: string
  /** Null leaves it out. */
  description?: string | null
  width?: number
  height?: number
  contentType?: string
  fileName?: string
}

let made = 0
const nextId = (kind: string): string => {
  made += 1
  return `${kind}-${made}`
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const linked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(linked)
  if (!isRecord(value) || !isRecord(value.sys) || typeof value.sys.id !== 'string') return value
  return value.sys.type === 'Entry' || value.sys.type === 'Asset'
    ? linkTo(value.sys.type, value.sys.id)
    : value
}

/** The value of a link field. */
export const entryLink = (id: string): SysLink<'Entry'> => linkTo('Entry', id)
export const assetLink = (id: string): SysLink<'Asset'> => linkTo('Asset', id)

/** An entry of an export, published unless `status` overrides it. @param given its id, where `values` are all its fields */
export const makeEntry = (
  type: string,
  given: EntryOverrides | string = {},
  values: Record<string, unknown> = {},
): ExportEntry => {
  const overrides = typeof given === 'string' ? { id: given, fields: values } : given
  const { id = nextId(type), status = 'published', fields = {} } = overrides
  return {
    metadata: { tags: [], concepts: [] },
    sys: {
      ...sysOf('Entry', id, { status, publishedAt: '2026-11-01' }),
      contentType: linkTo('ContentType', type),
    },
    fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, localized(linked(value))])),
  }
}

/** A picture of an export: 800 × 600 PNG, published, described. */
export const makeAsset = (overrides: AssetOverrides = {}): ExportAsset => {
  const {
    id = nextId('asset'),
    status = 'published',
    title = 'Pomada',
    width = 800,
    height = 600,
  } = overrides
  const {
    description = 'Pote de pomada aberto',
    contentType = 'image/png',
    fileName = `${id}.png`,
  } = overrides
  const url = `//images.ctfassets.net/sample/${id}/0123456789abcdef0123456789abcdef/${fileName}`
  const details = { size: 1234, image: { width, height } }
  return {
    metadata: { tags: [], concepts: [] },
    sys: sysOf('Asset', id, { status, publishedAt: '2026-11-01' }),
    fields: {
      title: localized(title),
      ...(description !== null && { description: localized(description) }),
      file: localized({ url, fileName, contentType, details }),
    },
  }
}

const isAsset = (item: ExportEntry | ExportAsset): item is ExportAsset => item.sys.type === 'Asset'
const isEntry = (item: ExportEntry | ExportAsset): item is ExportEntry => item.sys.type === 'Entry'

/** A small export with the project's content model, holding these entries and assets. */
export const makeSpace = (...items: (ExportEntry | ExportAsset)[]): SpaceExport => ({
  contentTypes: modelTypes,
  tags: [],
  editorInterfaces: [],
  locales: [{ name: 'Português (Brasil)', code: 'pt-BR', default: true, fallbackCode: null }],
  entries: items.filter(isEntry),
  assets: items.filter(isAsset),
  webhooks: [],
  roles: [],
})
