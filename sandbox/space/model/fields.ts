import type { ExportContentType, ExportField, FieldValidation } from '@sandbox/export-format'

/** A field of the model: Contentful's own description and the help text that editors read below it. */
export interface ModelField {
  field: ExportField
  help: string | null
}

/** A content type of the model: what `contentful export` holds, with the editors' help texts beside it. */
export interface ModelType {
  contentType: ExportContentType
  help: Record<string, string>
}

export interface FieldOptions {
  required?: boolean
  unique?: boolean
  /** Shown to editors below the field, in Portuguese. */
  help?: string
  /** Characters for text, items for lists. */
  min?: number
  max?: number
  /** The only values allowed. */
  in?: string[]
  pattern?: string
}

const rulesOf = (options: FieldOptions): FieldValidation[] => {
  const rules: FieldValidation[] = []
  if (options.unique) rules.push({ unique: true })
  if (options.min !== undefined || options.max !== undefined) {
    rules.push({
      size: {
        ...(options.min !== undefined && { min: options.min }),
        ...(options.max !== undefined && { max: options.max }),
      },
    })
  }
  if (options.in) rules.push({ in: options.in })
  if (options.pattern) rules.push({ regexp: { pattern: options.pattern, flags: null } })
  return rules
}

const make = (
  id: string,
  name: string,
  shape: Pick<ExportField, 'type' | 'linkType' | 'items'>,
  options: FieldOptions,
  rules: FieldValidation[] = rulesOf(options),
): ModelField => ({
  field: {
    id,
    name,
    ...shape,
    localized: true,
    required: options.required ?? false,
    validations: rules,
    disabled: false,
    omitted: false,
  },
  help: options.help ?? null,
})

export const symbol = (id: string, name: string, options: FieldOptions = {}): ModelField =>
  make(id, name, { type: 'Symbol' }, { max: 255, ...options })

export const text = (id: string, name: string, options: FieldOptions = {}): ModelField =>
  make(id, name, { type: 'Text' }, options)

export const integer = (id: string, name: string, options: FieldOptions = {}): ModelField =>
  make(id, name, { type: 'Integer' }, options, [])

export const flag = (id: string, name: string, options: FieldOptions = {}): ModelField =>
  make(id, name, { type: 'Boolean' }, options, [])

export const date = (id: string, name: string, options: FieldOptions = {}): ModelField =>
  make(id, name, { type: 'Date' }, options, [])

export const json = (id: string, name: string, options: FieldOptions = {}): ModelField =>
  make(id, name, { type: 'Object' }, options, [])

/** A list of texts; Contentful wants the allowed values with the items, the number of items with the list. */
export const symbols = (id: string, name: string, options: FieldOptions = {}): ModelField => {
  const { in: values, ...others } = options
  const validations = values ? [{ in: values }] : []
  return make(id, name, { type: 'Array', items: { type: 'Symbol', validations } }, others)
}

export const asset = (id: string, name: string, options: FieldOptions = {}): ModelField =>
  make(id, name, { type: 'Link', linkType: 'Asset' }, options, [{ linkMimetypeGroup: ['image'] }])

export const entry = (id: string, name: string, types: string[], options: FieldOptions = {}): ModelField =>
  make(id, name, { type: 'Link', linkType: 'Entry' }, options, [{ linkContentType: types }])

export const entries = (id: string, name: string, types: string[], options: FieldOptions = {}): ModelField =>
  make(
    id,
    name,
    {
      type: 'Array',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: types }] },
    },
    options,
  )

const NODES = [
  'heading-2',
  'heading-3',
  'heading-4',
  'ordered-list',
  'unordered-list',
  'hr',
  'blockquote',
  'table',
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
]

/** Rich text; `embeds` names the content types that may stand between its paragraphs. */
export const richText = (
  id: string,
  name: string,
  embeds: string[] = [],
  options: FieldOptions = {},
): ModelField =>
  make(id, name, { type: 'RichText' }, options, [
    {
      enabledNodeTypes:
        embeds.length > 0 ? [...NODES, 'embedded-entry-block', 'embedded-asset-block'] : NODES,
    },
    { enabledMarks: ['bold', 'italic', 'underline', 'superscript', 'subscript', 'code'] },
    ...(embeds.length > 0 ? [{ nodes: { 'embedded-entry-block': [{ linkContentType: embeds }] } }] : []),
  ])

/** A content type with its pt-BR name, one line of explanation for editors, and its fields. */
export const contentType = (
  id: string,
  name: string,
  description: string,
  displayField: string,
  fields: ModelField[],
): ModelType => ({
  contentType: {
    sys: { id, type: 'ContentType', publishedVersion: 1 },
    name,
    description,
    displayField,
    fields: fields.map(({ field }) => field),
  },
  help: Object.fromEntries(fields.flatMap(({ field, help }) => (help ? [[field.id, help]] : []))),
})
