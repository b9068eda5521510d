import type { ExportAsset, ExportContentType, ExportEntry, LocalizedFields } from '@sandbox/export-format'
import { deliveredFile } from './asset-file'
import { isRecord } from './guards'
import { type FieldDefinition, Item } from './item'
import type { Locales } from './locales'
import { deliveredSys, type SysContext } from './sys'

/** What turns stored resources into delivered ones. */
export interface BuildContext extends SysContext {
  types: Map<string, ExportContentType>
  locales: Locales
  /** `localhost:port` of the Images API. */
  imageHost: () => string
  /** Tags that only editors see; the delivery API leaves them out. */
  privateTags: Set<string>
}

const ASSET_FIELDS: FieldDefinition[] = [
  { id: 'title', type: 'Symbol', localized: true },
  { id: 'description', type: 'Text', localized: true },
  { id: 'file', type: 'Object', localized: true },
]

const definitionsOf = (source: ExportEntry | ExportAsset, context: BuildContext): FieldDefinition[] => {
  if (source.sys.type === 'Asset') return ASSET_FIELDS
  const type = context.types.get(source.sys.contentType?.sys.id ?? '')
  return (type?.fields ?? []).filter(({ omitted }) => omitted !== true)
}

const localesOf = (values: Record<string, unknown>, localized: boolean, { locales }: BuildContext) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([code]) =>
        locales.has(code) &&
        (localized || code === locales.defaultCode || values[locales.defaultCode] === undefined),
    ),
  )

const fieldsOf = (
  source: ExportEntry | ExportAsset,
  definitions: FieldDefinition[],
  context: BuildContext,
): LocalizedFields => {
  const fields: LocalizedFields = {}
  for (const { id, localized } of definitions) {
    const stored = source.fields[id]
    if (!isRecord(stored)) continue
    const values = localesOf(stored, localized ?? false, context)
    if (Object.keys(values).length === 0) continue
    fields[id] =
      source.sys.type === 'Asset' && id === 'file' ? deliveredFile(source.sys.id, values, context) : values
  }
  return fields
}

/** An entry or asset as the delivery API (or, with `preview`, the preview API) gives it. */
export const buildItem = (
  source: ExportEntry | ExportAsset,
  context: BuildContext,
  preview: boolean,
): Item => {
  const definitions = definitionsOf(source, context)
  const { tags = [], concepts = [] } = source.metadata ?? {}
  return new Item({
    sys: deliveredSys(source, context, preview),
    metadata: { tags: preview ? tags : tags.filter(({ sys }) => !context.privateTags.has(sys.id)), concepts },
    fields: () => fieldsOf(source, definitions, context),
    definitions,
    locales: context.locales,
  })
}
