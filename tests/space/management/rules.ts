import type { ExportContentType, ExportField, FieldValidation, LocalizedFields } from '@sandbox/export-format'

/** Contentful's own limits (technical limits; content management API, "Content types" and "Entries"). */
const MAX_FIELDS = 50
const MAX_SYMBOL = 256
const MAX_TEXT = 50_000
const ID = /^[A-Za-z0-9._-]{1,64}$/
const FIELD_ID = /^[A-Za-z][A-Za-z0-9_]{0,63}$/
const VALIDATIONS = new Set([
  ...['size', 'range', 'regexp', 'in', 'unique', 'linkContentType', 'linkMimetypeGroup', 'message'],
  ...['enabledNodeTypes', 'enabledMarks', 'nodes', 'dateRange'],
])
/** The widgets that Contentful itself brings, by the type of field that they edit. */
const WIDGETS: Record<ExportField['type'], string[]> = {
  Symbol: ['singleLine', 'slugEditor', 'dropdown', 'radio', 'urlEditor'],
  Text: ['multipleLine', 'markdown', 'singleLine', 'dropdown', 'radio'],
  RichText: ['richTextEditor'],
  Integer: ['numberEditor', 'rating', 'dropdown', 'radio'],
  Number: ['numberEditor', 'dropdown', 'radio'],
  Boolean: ['boolean'],
  Date: ['datePicker'],
  Location: ['locationEditor'],
  Object: ['objectEditor'],
  Link: ['entryLinkEditor', 'entryCardEditor', 'assetLinkEditor'],
  ResourceLink: ['entryLinkEditor'],
  Array: [
    ...['tagEditor', 'listInput', 'checkbox', 'entryLinksEditor', 'entryCardsEditor'],
    ...['assetLinksEditor', 'assetGalleryEditor'],
  ],
}

type Unknown = Record<string, unknown>

const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const idReasons = (id: string): string[] => (ID.test(id) ? [] : [`"${id}" is no id`])

const isLink = (value: unknown, linkType: string | undefined): boolean =>
  isRecord(value) && isRecord(value.sys) && value.sys.type === 'Link' && value.sys.linkType === linkType

const fieldReasons = (field: ExportField): string[] => {
  const { id, name, type, linkType, items, validations = [] } = field
  const rules = [...validations, ...(items?.validations ?? [])]
  return [
    FIELD_ID.test(id) ? '' : `${id} is no id of a field`,
    name ? '' : `${id} has no name`,
    type in WIDGETS ? '' : `${id}: unknown type ${type}`,
    (type === 'Link') === (linkType !== undefined) ? '' : `${id}: linkType goes with Link`,
    (type === 'Array') === (items !== undefined) ? '' : `${id}: items go with Array`,
    ...rules.flatMap((rule) =>
      Object.keys(rule).map((key) => (VALIDATIONS.has(key) ? '' : `${id}: unknown validation ${key}`)),
    ),
  ].filter(Boolean)
}

/** Why Contentful would refuse a content type. */
export const typeReasons = ({ name, displayField, fields }: ExportContentType): string[] => {
  const shown = fields.find(({ id }) => id === displayField)
  return [
    ...(name ? [] : ['has no name']),
    ...(fields.length > MAX_FIELDS ? [`has ${fields.length} fields`] : []),
    ...(displayField && shown?.type !== 'Symbol' && shown?.type !== 'Text'
      ? [`display field ${displayField} is no text`]
      : []),
    ...fields.flatMap(fieldReasons),
  ]
}

/** Why Contentful would refuse a change: a published field keeps its type, and is omitted before it is deleted. */
export const changeReasons = (before: ExportContentType, after: ExportContentType): string[] =>
  before.fields.flatMap((field) => {
    const next = after.fields.find(({ id }) => id === field.id)
    if (!next) return field.omitted ? [] : [`${field.id}: is not omitted`]
    const isSame =
      next.type === field.type && next.linkType === field.linkType && next.items?.type === field.items?.type
    return isSame ? [] : [`${field.id}: the type of a field cannot change`]
  })

/** Why Contentful would refuse an editor interface: a control of no field, or a widget of another type of field. */
export const controlReasons = (controls: unknown, { fields }: ExportContentType): string[] =>
  (Array.isArray(controls) ? controls : []).filter(isRecord).flatMap(({ fieldId, widgetId }) => {
    const field = fields.find(({ id }) => id === fieldId)
    if (!field) return [`control of no field: ${String(fieldId)}`]
    return widgetId === undefined || WIDGETS[field.type].includes(String(widgetId))
      ? []
      : [`${field.id}: no widget ${String(widgetId)} for ${field.type}`]
  })

const HOLDS: Record<ExportField['type'], (value: unknown, field: ExportField) => boolean> = {
  Symbol: (value) => typeof value === 'string' && value.length <= MAX_SYMBOL,
  Text: (value) => typeof value === 'string' && value.length <= MAX_TEXT,
  RichText: (value) => isRecord(value) && value.nodeType === 'document' && Array.isArray(value.content),
  Integer: Number.isInteger,
  Number: Number.isFinite,
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  Location: isRecord,
  Object: (value) => typeof value === 'object',
  Link: (value, { linkType }) => isLink(value, linkType),
  ResourceLink: isRecord,
  Array: (value, { items }) =>
    Array.isArray(value) &&
    value.every((item) =>
      items?.type === 'Symbol'
        ? typeof item === 'string' && item.length <= MAX_SYMBOL
        : isLink(item, items?.linkType),
    ),
}

const ruleReasons = (field: ExportField, rule: FieldValidation, value: unknown): string[] => {
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : null
  const { size, regexp } = rule
  return [
    size && length !== null && (length < (size.min ?? 0) || length > (size.max ?? Number.POSITIVE_INFINITY))
      ? `${field.id}: has ${length}`
      : '',
    regexp && typeof value === 'string' && !new RegExp(regexp.pattern, regexp.flags ?? '').test(value)
      ? `${field.id}: "${value}" does not match ${regexp.pattern}`
      : '',
    rule.in && typeof value === 'string' && !rule.in.includes(value)
      ? `${field.id}: "${value}" is not allowed`
      : '',
  ].filter(Boolean)
}

/** Why Contentful would refuse to save an entry. */
export const entryReasons = (fields: LocalizedFields, type: ExportContentType, locales: string[]): string[] =>
  Object.entries(fields).flatMap(([id, values]) => {
    const field = type.fields.find((candidate) => candidate.id === id)
    if (!field) return [`no field ${id}`]
    return Object.entries(values).flatMap(([locale, value]) => {
      if (!locales.includes(locale)) return [`${id}: no locale ${locale}`]
      return value === null || HOLDS[field.type](value, field) ? [] : [`${id}: no value of ${field.type}`]
    })
  })

/** Why Contentful would refuse to publish an entry: what a draft may lack or break. */
export const publishReasons = (fields: LocalizedFields, type: ExportContentType, locale: string): string[] =>
  type.fields.flatMap((field) => {
    const value = fields[field.id]?.[locale]
    if (value === undefined || value === null) return field.required ? [`${field.id}: is required`] : []
    const items = Array.isArray(value) ? value : []
    return [
      ...(field.validations ?? []).flatMap((rule) => ruleReasons(field, rule, value)),
      ...items.flatMap((item) =>
        (field.items?.validations ?? []).flatMap((rule) => ruleReasons(field, rule, item)),
      ),
    ]
  })
