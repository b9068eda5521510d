import type { ExportContentType, ExportEntry, ExportField } from '@sandbox/export-format'
import { trimSlug } from '@/shared/routing/links'
import { addressFindings } from './addresses'
import { type CheckContext, type Finding, findingAt, isDraft, typeIdOf, valuesOf } from './context'
import { fieldLinkFindings } from './links'
import { richTextFindings } from './rich-text'
import { typeReasons, validationReasons } from './values'

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** A draft may still miss required values: that is a note. */
const requiredFindings = (context: CheckContext, entry: ExportEntry, field: ExportField): Finding[] => {
  if (!field.required || !isEmpty(entry.fields[field.id]?.[context.defaultLocale])) return []
  return [findingAt(context, entry, field.id, 'is required', isDraft(entry) ? 'note' : 'error')]
}

const valueFindings = (
  context: CheckContext,
  entry: ExportEntry,
  field: ExportField,
  value: unknown,
): Finding[] => {
  const reasons = typeReasons(field, value)
  if (reasons.length > 0) return reasons.map((reason) => findingAt(context, entry, field.id, reason))
  const place = { context, entry, field }
  return [
    ...validationReasons(field, value).map((reason) => findingAt(context, entry, field.id, reason)),
    ...fieldLinkFindings(place, value),
    ...addressFindings(place, value),
    ...richTextFindings(place, value),
  ]
}

/** Fields in a language that the space does not have are never shown. */
const localeFindings = (context: CheckContext, entry: ExportEntry): Finding[] => {
  const known = new Set(context.space.locales.map(({ code }) => code))
  const used = new Set(Object.values(entry.fields).flatMap((values) => Object.keys(values)))
  return [...used]
    .filter((code) => !known.has(code))
    .map((code) => findingAt(context, entry, null, `has fields in ${code}, which is no locale of the space`))
}

/** Checks one entry against its content type: unknown and missing fields, types, validations, links. */
export function entryFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  const type = context.types.get(typeIdOf(entry))
  if (!type) return [findingAt(context, entry, null, 'unknown content type')]
  const known = new Set(type.fields.map(({ id }) => id))
  return [
    ...Object.keys(entry.fields)
      .filter((id) => !known.has(id))
      .map((id) => findingAt(context, entry, id, 'the content type has no such field')),
    ...localeFindings(context, entry),
    ...type.fields.flatMap((field) => [
      ...requiredFindings(context, entry, field),
      ...valuesOf(entry, field.id).flatMap((value) => valueFindings(context, entry, field, value)),
    ]),
  ]
}

const duplicatesOf = (
  context: CheckContext,
  entries: ExportEntry[],
  field: string,
  reasonFor: (value: string, first: ExportEntry) => string,
  comparable: (value: unknown) => unknown = (value) => value,
): Finding[] => {
  const seen = new Map<string, ExportEntry>()
  return entries.flatMap((entry) =>
    Object.entries(entry.fields[field] ?? {}).flatMap(([locale, value]) => {
      if (isEmpty(value)) return []
      const key = `${locale} ${JSON.stringify(comparable(value))}`
      const first = seen.get(key)
      if (!first) seen.set(key, entry)
      return first ? [findingAt(context, entry, field, reasonFor(JSON.stringify(value), first))] : []
    }),
  )
}

const isUnique = (field: ExportField): boolean => (field.validations ?? []).some((rule) => rule.unique)

const uniqueFindings = (context: CheckContext, type: ExportContentType): Finding[] => {
  const entries = context.space.entries.filter((entry) => typeIdOf(entry) === type.sys.id)
  return type.fields
    .filter(isUnique)
    .flatMap(({ id }) =>
      duplicatesOf(
        context,
        entries,
        id,
        (value, first) => `${value} is that of entry ${first.sys.id} already`,
      ),
    )
}

/** Values that must be unique in their content type, and paths that two pages of different types share. */
export function repetitionFindings(context: CheckContext): Finding[] {
  const unique = [...context.types.values()].flatMap((type) => uniqueFindings(context, type))
  const reported = new Set(unique.filter(({ field }) => field === 'slug').map(({ entry }) => entry))
  const paths = duplicatesOf(
    context,
    context.space.entries,
    'slug',
    (value, first) => `${value} is the path of ${first.sys.id} (${typeIdOf(first)}) already`,
    (slug) => (typeof slug === 'string' ? trimSlug(slug) : slug),
  )
  return [...unique, ...paths.filter(({ entry }) => !reported.has(entry))]
}
