import type { ExportContentType, ExportField } from '@sandbox/export-format'
import { asNumber, asString } from './guards'
import { linkTo, type SysContext } from './sys'

const fieldOf = (field: ExportField) => ({
  id: field.id,
  name: field.name,
  type: field.type,
  localized: field.localized ?? false,
  required: field.required ?? false,
  disabled: field.disabled ?? false,
  omitted: field.omitted ?? false,
  ...(field.linkType === undefined ? {} : { linkType: field.linkType }),
  ...(field.items === undefined
    ? {}
    : { items: { ...field.items, validations: field.items.validations ?? [] } }),
})

/** A content type in the format of the delivery API, with the management `sys` turned into the delivered one. */
export function deliveredContentType(type: ExportContentType, { spaceId, environmentId }: SysContext) {
  const { sys } = type
  const updatedAt = asString(sys.publishedAt) ?? asString(sys.updatedAt)
  return {
    sys: {
      space: linkTo('Space', spaceId),
      id: sys.id,
      type: 'ContentType' as const,
      createdAt: asString(sys.firstPublishedAt) ?? asString(sys.createdAt) ?? updatedAt,
      updatedAt,
      environment: linkTo('Environment', environmentId),
      ...(sys.publishedVersion === undefined ? {} : { publishedVersion: sys.publishedVersion }),
      revision: asNumber(sys.publishedCounter) ?? asNumber(sys.revision) ?? 1,
    },
    displayField: type.displayField ?? null,
    name: type.name,
    description: type.description ?? null,
    fields: type.fields.map(fieldOf),
  }
}
