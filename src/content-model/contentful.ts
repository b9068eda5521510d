import { type ContentType, displayFieldOf, type Fields } from './declare'
import type { Field } from './fields'
import { contentTypes } from './index'

/** Contentful's validations that the model uses; each object holds one rule. */
interface Validation {
  unique?: boolean
  size?: { min?: number; max?: number }
  range?: { min?: number; max?: number }
  regexp?: { pattern: string; flags: null }
  in?: string[]
  linkContentType?: string[]
  linkMimetypeGroup?: string[]
  enabledNodeTypes?: string[]
  enabledMarks?: string[]
  nodes?: Record<string, Validation[]>
}

type LinkType = 'Entry' | 'Asset'

interface FieldShape {
  type: 'Symbol' | 'Text' | 'RichText' | 'Integer' | 'Boolean' | 'Date' | 'Object' | 'Link' | 'Array'
  linkType?: LinkType
  items?: { type: 'Symbol' | 'Link'; linkType?: LinkType; validations: Validation[] }
}

/** A field as Contentful's management API describes it. */
export interface ContentfulField extends FieldShape {
  id: string
  name: string
  localized: true
  required: boolean
  validations: Validation[]
  disabled: false
  omitted: false
}

/** How Contentful's web app shows a field to editors. */
export interface ContentfulControl {
  fieldId: string
  widgetId: string
  helpText: string | null
}

/** A content type for Contentful: what its management API takes, and the controls of its editor. */
export interface ContentfulType {
  id: string
  name: string
  description: string
  displayField: string
  fields: ContentfulField[]
  controls: ContentfulControl[]
}

type AnyField = Field<unknown>

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
const MARKS = ['bold', 'italic', 'underline', 'superscript', 'subscript', 'code']

const sectionIds = () =>
  Object.values(contentTypes).flatMap(({ id, facts }) => ('isSection' in facts ? [id] : []))

/** What editors may link to; where any section may stand and none is named, every one. */
const targetsOf = (targets: readonly string[]): string[] => (targets.length > 0 ? [...targets] : sectionIds())

const rulesOf = ({ options: { unique, min, max, pattern } }: AnyField): Validation[] => [
  ...(unique ? [{ unique }] : []),
  ...(min === undefined && max === undefined
    ? []
    : [{ size: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } }]),
  ...(pattern ? [{ regexp: { pattern, flags: null } }] : []),
]

const richTextRules = (embeds: readonly string[]): Validation[] => [
  {
    enabledNodeTypes: embeds.length > 0 ? [...NODES, 'embedded-entry-block', 'embedded-asset-block'] : NODES,
  },
  { enabledMarks: MARKS },
  ...(embeds.length > 0 ? [{ nodes: { 'embedded-entry-block': [{ linkContentType: [...embeds] }] } }] : []),
]

interface Described extends FieldShape {
  widgetId: string
  validations: Validation[]
}

const plain = { symbol: 'Symbol', text: 'Text', integer: 'Integer', date: 'Date', json: 'Object' } as const
const widgets = {
  symbol: 'singleLine',
  text: 'multipleLine',
  integer: 'numberEditor',
  date: 'datePicker',
  json: 'objectEditor',
} as const

const shapeOf = (field: AnyField): Described => {
  const { shape } = field
  const rules = rulesOf(field)
  switch (shape.kind) {
    case 'choice':
      return { type: 'Symbol', widgetId: 'dropdown', validations: [...rules, { in: [...shape.values] }] }
    case 'symbols': {
      const validations = shape.values.length > 0 ? [{ in: [...shape.values] }] : []
      const widgetId = shape.values.length > 0 ? 'checkbox' : 'tagEditor'
      return { type: 'Array', items: { type: 'Symbol', validations }, widgetId, validations: rules }
    }
    case 'asset':
      return {
        type: 'Link',
        linkType: 'Asset',
        widgetId: 'assetLinkEditor',
        validations: shape.group === null ? [] : [{ linkMimetypeGroup: [shape.group] }],
      }
    case 'one':
      return {
        type: 'Link',
        linkType: 'Entry',
        widgetId: 'entryLinkEditor',
        validations: [{ linkContentType: targetsOf(shape.targets) }],
      }
    case 'many': {
      const validations = [{ linkContentType: targetsOf(shape.targets) }]
      const items = { type: 'Link', linkType: 'Entry', validations } as const
      return { type: 'Array', items, widgetId: 'entryLinksEditor', validations: rules }
    }
    case 'richText':
      return { type: 'RichText', widgetId: 'richTextEditor', validations: richTextRules(shape.embeds) }
    case 'flag':
      return { type: 'Boolean', widgetId: 'boolean', validations: [] }
    default: {
      const { range } = field.options
      const takesRules = shape.kind === 'symbol' || shape.kind === 'text'
      return {
        type: plain[shape.kind],
        widgetId: widgets[shape.kind],
        validations: takesRules ? rules : range ? [{ range }] : [],
      }
    }
  }
}

const contentfulField = (id: string, field: AnyField): ContentfulField => {
  const { widgetId: _, ...shape } = shapeOf(field)
  return {
    id,
    name: field.name,
    ...shape,
    localized: true,
    required: Boolean(field.options.required) || field.options.askedOf === 'all',
    disabled: false,
    omitted: false,
  }
}

/** A declared content type as Contentful takes it. */
export function contentfulType(declared: ContentType<string, Fields>): ContentfulType {
  const fields = Object.entries(declared.fields)
  return {
    id: declared.id,
    name: declared.name,
    description: declared.description,
    displayField: displayFieldOf(declared),
    fields: fields.map(([id, field]) => contentfulField(id, field)),
    controls: fields.map(([fieldId, field]) => ({
      fieldId,
      widgetId: shapeOf(field).widgetId,
      helpText: field.options.help ?? null,
    })),
  }
}

/** The whole model as Contentful takes it. */
export const contentfulModel: readonly ContentfulType[] = Object.values(contentTypes).map(contentfulType)
