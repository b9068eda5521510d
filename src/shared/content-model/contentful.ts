import { LOCALE } from '@/shared/config/site'
import { type Control, controlOf, type EditorTab, tabsOf } from './contentful-editor'
import { type ContentType, displayFieldOf, type Fields } from './declare'
import type { Field } from './fields'
import { contentTypes } from './index'

interface Limits {
  min?: number
  max?: number
}

/** Contentful's validations that the model uses; each object holds one rule and, where it has words, its message. */
interface Validation {
  unique?: boolean
  size?: Limits
  range?: Limits
  dateRange?: { min: string }
  regexp?: { pattern: string; flags: null }
  message?: string
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

export interface ContentfulField extends FieldShape {
  id: string
  name: string
  localized: true
  required: boolean
  validations: Validation[]
  defaultValue?: Record<string, string | boolean>
  disabled: false
  omitted: false
}

export interface ContentfulType {
  id: string
  name: string
  description: string
  displayField: string
  fields: ContentfulField[]
  controls: Control[]
  /** None where all fields stand in one column. */
  tabs: EditorTab[]
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

const limitsOf = ({ options: { min, max } }: AnyField): Limits | null =>
  min === undefined && max === undefined
    ? null
    : { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }

const rulesOf = (field: AnyField): Validation[] => {
  const { unique, pattern } = field.options
  const size = limitsOf(field)
  return [
    ...(unique ? [{ unique }] : []),
    ...(size ? [{ size }] : []),
    ...(pattern ? [{ regexp: { pattern: pattern.regexp, flags: null }, message: pattern.message }] : []),
  ]
}

/** No text of the site is older: an earlier day is a slip of the keys. */
const FIRST_DAY = '2000-01-01'

const rangesOf = (field: AnyField): Validation[] => {
  const range = limitsOf(field)
  if (field.shape.kind === 'date' || field.shape.kind === 'moment') return [{ dateRange: { min: FIRST_DAY } }]
  return field.shape.kind === 'integer' && range ? [{ range }] : []
}

const richTextRules = (embeds: readonly string[]): Validation[] => [
  {
    enabledNodeTypes: embeds.length > 0 ? [...NODES, 'embedded-entry-block', 'embedded-asset-block'] : NODES,
  },
  { enabledMarks: MARKS },
  ...(embeds.length > 0 ? [{ nodes: { 'embedded-entry-block': [{ linkContentType: [...embeds] }] } }] : []),
]

const plain = {
  symbol: 'Symbol',
  text: 'Text',
  integer: 'Integer',
  date: 'Date',
  moment: 'Date',
  json: 'Object',
} as const

const shapeOf = (field: AnyField): FieldShape & { validations: Validation[] } => {
  const { shape } = field
  const rules = rulesOf(field)
  switch (shape.kind) {
    case 'choice':
      return { type: 'Symbol', validations: [...rules, { in: [...shape.values] }] }
    case 'symbols': {
      const validations = shape.values.length > 0 ? [{ in: [...shape.values] }] : []
      return { type: 'Array', items: { type: 'Symbol', validations }, validations: rules }
    }
    case 'asset':
      return {
        type: 'Link',
        linkType: 'Asset',
        validations: shape.group === null ? [] : [{ linkMimetypeGroup: [shape.group] }],
      }
    case 'one':
      return { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: targetsOf(shape.targets) }] }
    case 'many': {
      const validations = [{ linkContentType: targetsOf(shape.targets) }]
      const items = { type: 'Link', linkType: 'Entry', validations } as const
      return { type: 'Array', items, validations: rules }
    }
    case 'richText':
      return { type: 'RichText', validations: richTextRules(shape.embeds) }
    case 'flag':
      return { type: 'Boolean', validations: [] }
    default: {
      const takesRules = shape.kind === 'symbol' || shape.kind === 'text'
      return { type: plain[shape.kind], validations: takesRules ? rules : rangesOf(field) }
    }
  }
}

/** What a new entry begins with: what the site does where editors choose nothing. */
const defaultOf = ({ shape }: AnyField): Pick<ContentfulField, 'defaultValue'> =>
  'fallback' in shape && shape.fallback !== null ? { defaultValue: { [LOCALE]: shape.fallback } } : {}

const contentfulField = (id: string, field: AnyField): ContentfulField => ({
  id,
  name: field.name,
  ...shapeOf(field),
  ...defaultOf(field),
  localized: true,
  required: Boolean(field.options.required) || field.options.askedOf === 'all',
  disabled: false,
  omitted: false,
})

/** A declared content type as Contentful takes it. */
export function contentfulType(declared: ContentType<string, Fields>): ContentfulType {
  const fields = Object.entries(declared.fields)
  return {
    id: declared.id,
    name: declared.name,
    description: declared.description,
    displayField: displayFieldOf(declared),
    fields: fields.map(([id, field]) => contentfulField(id, field)),
    controls: fields.map(([fieldId, field]) => controlOf(fieldId, field)),
    tabs: tabsOf(declared.fields),
  }
}

/** The whole model as Contentful takes it. */
export const contentfulModel: readonly ContentfulType[] = Object.values(contentTypes).map(contentfulType)
