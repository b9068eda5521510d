import type { ExportField, FieldValidation, LocalizedFields } from '@sandbox/export-format'
import { linkTo } from '../content/sys'
import { badRequest, validationFailed } from '../errors'
import { isArchived, isPublished, type Resource } from '../store/record'
import type { SandboxStore } from '../store/store'

interface Place {
  store: SandboxStore
  resource: Resource
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const conflicting = ({ store, resource }: Place, field: string, locale: string, value: unknown) =>
  store
    .published(resource.sys.contentType?.sys.id ?? '')
    .filter(({ sys, fields }) => sys.id !== resource.sys.id && fields[field]?.[locale] === value)
    .map(({ sys }) => linkTo('Entry', sys.id))

const isTooLong = (
  value: unknown,
  { min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number },
) => (typeof value === 'string' || Array.isArray(value)) && (value.length < min || value.length > max)

/** One error of Contentful's for a value that breaks a rule, or none. */
const ruleErrors = (place: Place, path: string[], rule: FieldValidation, value: unknown): object[] => {
  const [, field = '', locale = ''] = path
  const { size, regexp, message } = rule
  const custom = message === undefined ? {} : { customMessage: message }
  if (size && isTooLong(value, size)) return [{ name: 'size', path, value, ...size, ...custom }]
  if (regexp && typeof value === 'string' && !new RegExp(regexp.pattern, regexp.flags ?? '').test(value))
    return [{ name: 'regexp', path, value, details: `Does not match /${regexp.pattern}/`, ...custom }]
  if (rule.in && typeof value === 'string' && !rule.in.includes(value))
    return [{ name: 'in', path, value, expected: rule.in, ...custom }]
  const others = rule.unique === true ? conflicting(place, field, locale, value) : []
  return others.length > 0 ? [{ name: 'unique', path, value, conflicting: others }] : []
}

const fieldErrors = (
  place: Place,
  field: ExportField,
  values: LocalizedFields[string] | undefined,
): object[] => {
  const { defaultCode } = place.store.context.locales
  const value = values?.[defaultCode]
  const path = ['fields', field.id, defaultCode]
  if (isMissing(value))
    return field.required
      ? [{ name: 'required', path: path.slice(0, 2), details: `The property "${field.id}" is required here` }]
      : []
  return (field.validations ?? []).flatMap((rule) => ruleErrors(place, path, rule, value))
}

/**
 * Refuses what Contentful refuses to publish (content management API, "Publishing an entry").
 * @throws ApiError 422 for fields that are empty or break a rule, 400 for an archived entry
 */
export function refuseUnpublishable(store: SandboxStore, resource: Resource): void {
  if (isArchived(resource)) throw badRequest('Cannot publish archived')
  const type = store.context.types.get(resource.sys.contentType?.sys.id ?? '')
  const errors = (type?.fields ?? []).flatMap((field) =>
    fieldErrors({ store, resource }, field, resource.fields[field.id]),
  )
  if (errors.length > 0) throw validationFailed(errors)
}

/** @throws ApiError 400 for published entries, which must be unpublished first */
export function refuseDeletion(published: Resource | null): void {
  if (published !== null && isPublished(published)) throw badRequest('Cannot delete published')
}
