import type { ExportAsset, ExportContentType, ExportEntry, LocalizedFields } from '@sandbox/export-format'
import { deliveredFile } from './asset-file'
import type { BuildContext } from './build-context'
import { isRecord } from './guards'
import { type FieldDefinition, Item } from './item'
import { deliveredSys } from './sys'

const ASSET_FIELDS: FieldDefinition[] = [
  { id: 'title', type: 'Symbol', localized: true },
  { id: 'description', type: 'Text', localized: true },
  { id: 'file', type: 'Object', localized: true },
]

const shown = new WeakMap<ExportContentType, FieldDefinition[]>()

/** A content type's delivered fields, listed once for all its entries. */
const shownFields = (type: ExportContentType): FieldDefinition[] => {
  const known = shown.get(type)
  if (known !== undefined) return known
  const made = type.fields.filter(({ omitted }) => omitted !== true)
  shown.set(type, made)
  return made
}

const definitionsOf = (source: ExportEntry | ExportAsset, context: BuildContext): FieldDefinition[] => {
  if (source.sys.type === 'Asset') return ASSET_FIELDS
  const type = context.types.get(source.sys.contentType?.sys.id ?? '')
  return type === undefined ? [] : shownFields(type)
}

/** Values as `locale=*` keys them: without fallbacks; one that is not localized under the default locale alone. */
const localesOf = (values: Record<string, unknown>, localized: boolean, { locales }: BuildContext) => {
  const known = Object.entries(values).filter(([code, value]) => locales.has(code) && value !== undefined)
  if (localized) return Object.fromEntries(known)
  const { defaultCode } = locales
  const single = known.find(([code]) => code === defaultCode) ?? known[0]
  return single === undefined ? {} : { [defaultCode]: single[1] }
}

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

/** An entry or asset in the format of the delivery API (or, with `preview`, the preview API). */
export function buildItem(source: ExportEntry | ExportAsset, context: BuildContext, preview: boolean): Item {
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
