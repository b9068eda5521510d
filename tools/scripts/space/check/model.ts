import type { ExportContentType, ExportField, FieldValidation } from '@sandbox/export-format'
import type { Finding } from './context'

/** Contentful's limit of fields in a content type. */
const MAX_FIELDS = 50

const linkedTypesOf = ({ validations = [], items }: ExportField): string[] => {
  const rules: FieldValidation[] = [...validations, ...(items?.validations ?? [])]
  const inNodes = rules.flatMap((rule) => Object.values(rule.nodes ?? {}).flat())
  return [...rules, ...inNodes].flatMap((rule) => rule.linkContentType ?? [])
}

/** The content model itself: what its fields link to exists, and Contentful would take each content type. */
export function modelFindings(types: Map<string, ExportContentType>): Finding[] {
  return [...types.values()].flatMap(({ sys: { id: type }, displayField, fields }) => {
    const at = (field: string | null, reason: string): Finding => ({
      level: 'error',
      file: null,
      entry: null,
      type,
      field,
      reason,
    })
    const ids = fields.map((field) => field.id)
    return [
      ...(displayField && !ids.includes(displayField)
        ? [at(null, `display field ${displayField} is missing`)]
        : []),
      ...(fields.length > MAX_FIELDS ? [at(null, `has ${fields.length} fields, at most ${MAX_FIELDS}`)] : []),
      ...ids
        .filter((id, index) => ids.indexOf(id) !== index)
        .map((id) => at(id, 'occurs twice in the content type')),
      ...fields.flatMap((field) =>
        linkedTypesOf(field)
          .filter((linked) => !types.has(linked))
          .map((linked) => at(field.id, `links to content type ${linked}, which does not exist`)),
      ),
    ]
  })
}
