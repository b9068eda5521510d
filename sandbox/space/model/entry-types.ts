import type { ExportContentType, ExportField, FieldValidation } from '@sandbox/export-format'

const upperFirst = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)

const skeletonOf = (id: string): string => `${upperFirst(id)}Skeleton`

const literalOf = (value: string | number): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value)

const valuesOf = (validations: FieldValidation[] | undefined): string => {
  const values = validations?.find((rule) => rule.in)?.in ?? []
  return values.length === 0 ? '' : `<${values.map(literalOf).join(' | ')}>`
}

const linkOf = (linkType: string | undefined, validations: FieldValidation[] | undefined): string => {
  if (linkType === 'Asset') return 'EntryFieldTypes.AssetLink'
  const types = validations?.flatMap((rule) => rule.linkContentType ?? []) ?? []
  const skeletons = types.length === 0 ? 'EntrySkeletonType' : types.map(skeletonOf).join(' | ')
  return `EntryFieldTypes.EntryLink<${skeletons}>`
}

const typeOf = (field: ExportField): string => {
  const { type, linkType, items, validations } = field
  if (type === 'Symbol' || type === 'Text') return `EntryFieldTypes.${type}${valuesOf(validations)}`
  if (type === 'Link') return linkOf(linkType, validations)
  if (type === 'Array') {
    const item =
      items?.type === 'Link'
        ? linkOf(items.linkType, items.validations)
        : `EntryFieldTypes.Symbol${valuesOf(items?.validations)}`
    return `EntryFieldTypes.Array<${item}>`
  }
  return type === 'ResourceLink' ? 'EntryFieldTypes.ExternalResourceLink' : `EntryFieldTypes.${type}`
}

const declarationOf = ({ sys: { id }, name, description, fields }: ExportContentType): string => {
  const comment = description ? `${name}: ${description}` : name
  const lines = fields.map((field) => `  ${field.id}${field.required ? '' : '?'}: ${typeOf(field)}`)
  return [
    `/** ${comment} */`,
    `export type ${skeletonOf(id)} = EntrySkeletonType<${upperFirst(id)}Fields, '${id}'>`,
    `export interface ${upperFirst(id)}Fields {`,
    ...lines,
    '}',
  ].join('\n')
}

/**
 * The TypeScript module of a content model's entry types, for contentful.js 11: a fields type and a skeleton for each
 * content type, `Skeletons` by content type id, and `ContentTypeId`. Types only.
 */
export const entryTypesOf = (types: ExportContentType[]): string => {
  const sorted = [...types].sort((a, b) => (a.sys.id < b.sys.id ? -1 : 1))
  const table = sorted.map(({ sys: { id } }) => `  ${id}: ${skeletonOf(id)}`)
  return `${[
    '// Generated from sandbox/space/model by `npm run types:content`; edit the model, not this file.',
    "import type { EntryFieldTypes, EntrySkeletonType } from 'contentful'",
    ...sorted.map(declarationOf),
    `/** Every content type's skeleton, by its id. */\nexport interface Skeletons {\n${table.join('\n')}\n}`,
    '/** The ids of all content types of the model. */\nexport type ContentTypeId = keyof Skeletons',
  ].join('\n\n')}\n`
}
