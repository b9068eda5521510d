import type { ExportField, FieldValidation } from '@sandbox/export-format'
import { isLink, isRecord } from '@sandbox/server/content/guards'
import { isDay } from '@/shared/utils/utc-day'

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  DATE.test(value) &&
  isDay(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value))

const RULES: Record<ExportField['type'], { expected: string; holds: (value: unknown) => boolean }> = {
  Symbol: { expected: 'text', holds: (value) => typeof value === 'string' },
  Text: { expected: 'text', holds: (value) => typeof value === 'string' },
  Integer: { expected: 'a whole number', holds: Number.isInteger },
  Number: { expected: 'a number', holds: Number.isFinite },
  Boolean: { expected: 'true or false', holds: (value) => typeof value === 'boolean' },
  Date: { expected: 'an ISO date', holds: isDate },
  Location: {
    expected: 'a location',
    holds: (value) => isRecord(value) && typeof value.lat === 'number' && typeof value.lon === 'number',
  },
  Object: { expected: 'an object or a list', holds: (value) => typeof value === 'object' },
  RichText: { expected: 'rich text', holds: (value) => isRecord(value) && value.nodeType === 'document' },
  Link: { expected: 'a link', holds: isLink },
  ResourceLink: { expected: 'a link', holds: isRecord },
  Array: { expected: 'a list', holds: Array.isArray },
}

const shown = (value: unknown): string => {
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 80 ? `${json.slice(0, 77)}...` : json
}

const itemReasons = (field: ExportField, value: unknown): string[] => {
  const items = field.items
  if (field.type !== 'Array' || !items || !Array.isArray(value)) return []
  const { expected, holds } = RULES[items.type]
  return value.flatMap((item, index) =>
    holds(item) ? [] : [`item ${index + 1} is ${shown(item)}, where ${expected} is expected`],
  )
}

/** Why a value is not of its field's type; nothing when it is. Numbers in a text field need quotes in YAML. */
export function typeReasons(field: ExportField, value: unknown): string[] {
  const { expected, holds } = RULES[field.type]
  if (holds(value)) return itemReasons(field, value)
  const hint = expected === 'text' && typeof value === 'number' ? ' (put it in quotes)' : ''
  return [`is ${shown(value)}, where ${expected} is expected${hint}`]
}

const sizeReason = (size: { min?: number; max?: number }, value: unknown): string | null => {
  if (typeof value !== 'string' && !Array.isArray(value)) return null
  const unit = Array.isArray(value) ? 'items' : 'characters'
  if (size.max !== undefined && value.length > size.max) {
    return `has ${value.length} ${unit}, at most ${size.max} are allowed`
  }
  if (size.min !== undefined && value.length < size.min) {
    return `has ${value.length} ${unit}, at least ${size.min} are needed`
  }
  return null
}

const rangeReason = (range: { min?: number; max?: number }, value: unknown): string | null => {
  if (typeof value !== 'number') return null
  if (range.max !== undefined && value > range.max) return `is ${value}, at most ${range.max} is allowed`
  if (range.min !== undefined && value < range.min) return `is ${value}, at least ${range.min} is needed`
  return null
}

const ruleReasons = (rule: FieldValidation, value: unknown): (string | null)[] => [
  rule.size ? sizeReason(rule.size, value) : null,
  rule.range ? rangeReason(rule.range, value) : null,
  rule.dateRange?.min && typeof value === 'string' && value < rule.dateRange.min
    ? `${shown(value)} is before ${rule.dateRange.min}`
    : null,
  rule.in && (typeof value === 'string' || typeof value === 'number') && !rule.in.includes(value)
    ? `${shown(value)} is none of ${rule.in.join(', ')}`
    : null,
  rule.regexp &&
  typeof value === 'string' &&
  !new RegExp(rule.regexp.pattern, rule.regexp.flags ?? '').test(value)
    ? `${shown(value)} does not match ${rule.regexp.pattern}`
    : null,
]

const slugReasons = (value: unknown): string[] => {
  if (typeof value !== 'string') return []
  return [
    ...(value.includes('.') ? [`slug ${shown(value)} has a dot: a page's address must have none`] : []),
    ...(/\p{Lu}/u.test(value) ? [`slug ${shown(value)} has capitals: write it in lower case`] : []),
  ]
}

/** Why a value breaks its field's validations. Dots and capitals in a slug get a reason of their own. */
export function validationReasons(field: ExportField, value: unknown): string[] {
  const slug = field.id === 'slug' ? slugReasons(value) : []
  if (slug.length > 0) return slug
  const own = (field.validations ?? []).flatMap((rule) => ruleReasons(rule, value))
  const ofItems = Array.isArray(value)
    ? value.flatMap((item) => (field.items?.validations ?? []).flatMap((rule) => ruleReasons(rule, item)))
    : []
  return [...own, ...ofItems].filter((reason) => reason !== null)
}
