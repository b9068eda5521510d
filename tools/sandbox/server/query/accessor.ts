import type { ExportField } from '@sandbox/export-format'
import { isRecord } from '../content/guards'
import type { Item } from '../content/item'
import { linkRef } from '../content/links'
import type { View } from '../content/view'
import { contentTypeRequired, unknownPath } from '../errors'
import { comparisonOf, FILE_COMPARISON, SYS_ALIAS, SYS_COMPARISON } from './paths'
import type { QueryScope } from './scope'
import type { Comparison } from './values'

/** Reads the values at a path; lists give their parts, unset and null give none. */
export interface Accessor {
  comparison: Comparison
  read: (item: Item, locale: string, view: View) => unknown[]
  /** Id of a plain field, which the equality index covers. */
  field?: string
  /** Set for long texts, which nothing can be ordered by. */
  long?: boolean
}

const dig = (value: unknown, keys: string[]): unknown =>
  keys.reduce<unknown>((current, key) => (isRecord(current) ? current[key] : undefined), value)

const present = (value: unknown): unknown[] => {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

const sysAccessor = (path: string, comparison: Comparison): Accessor => {
  const keys = (SYS_ALIAS[path] ?? path).split('.').slice(1)
  return { comparison, read: (item, locale) => present(dig(item.sys(locale), keys)) }
}

const metadataAccessor = (path: string): Accessor => {
  const [, list = '', ...keys] = path.split('.')
  return {
    comparison: 'text',
    read: (item) => present(dig(item.source.metadata, [list])).flatMap((link) => present(dig(link, keys))),
  }
}

const targetsOf = (item: Item, locale: string, field: string) =>
  present(item.values(locale)[field]).flatMap((value) => linkRef(value) ?? [])

/** A path that leads through a link: `.sys.id`, `.sys.contentType.sys.id`, `.fields.x`. */
const throughLink = (path: string, field: ExportField, rest: string[], scope: QueryScope): Accessor => {
  const tail = rest.join('.')
  if (tail === 'sys.id')
    return {
      comparison: 'text',
      read: (item, locale) => targetsOf(item, locale, field.id).map(({ id }) => id),
    }
  const target = targetAccessor(path, field, rest, scope)
  return {
    comparison: target.comparison,
    read: (item, locale, view) =>
      targetsOf(item, locale, field.id).flatMap(({ kind, id }) => {
        const linked = view.get(kind, id)
        return linked === undefined ? [] : target.read(linked, locale, view)
      }),
  }
}

const targetAccessor = (path: string, field: ExportField, rest: string[], scope: QueryScope): Accessor => {
  const tail = rest.join('.')
  if (rest[0] === 'sys') {
    const comparison = SYS_COMPARISON[tail]
    if (comparison === undefined) throw unknownPath(path)
    return sysAccessor(tail, comparison)
  }
  const asset = field.linkType === 'Asset' || field.items?.linkType === 'Asset'
  const typeId = scope.params[`fields.${field.id}.sys.contentType.sys.id`]
  if (rest[0] !== 'fields') throw unknownPath(path)
  if (!asset && typeId === undefined) throw contentTypeRequired()
  const inner = asset ? { ...scope, kind: 'Asset' as const } : { ...scope, kind: 'Entry' as const, typeId }
  return accessorOf(tail, inner)
}

const assetField = (path: string): Accessor => {
  const keys = path.split('.').slice(1)
  const comparison = path === 'fields.title' || path === 'fields.description' ? 'text' : FILE_COMPARISON[path]
  if (comparison === undefined) throw unknownPath(path)
  return {
    comparison,
    long: path === 'fields.description',
    read: (item, locale) => present(dig(item.values(locale), keys)),
  }
}

const entryField = (path: string, scope: QueryScope): Accessor => {
  if (scope.typeId === undefined) throw contentTypeRequired()
  const [, id = '', ...rest] = path.split('.')
  const field = scope.types.get(scope.typeId)?.fields.find((candidate) => candidate.id === id)
  if (field === undefined) throw unknownPath(path)
  if (rest.length > 0) {
    if (field.type !== 'Link' && field.items?.type !== 'Link') throw unknownPath(path)
    return throughLink(path, field, rest, scope)
  }
  return {
    comparison: comparisonOf(field),
    field: id,
    long: field.type === 'Text',
    read: (item, locale) => present(item.values(locale)[id]),
  }
}

/** The accessor of a path such as `fields.slug` or `sys.id`. @throws ApiError 400 for an unknown path */
export function accessorOf(path: string, scope: QueryScope): Accessor {
  const comparison = SYS_COMPARISON[path]
  if (comparison !== undefined) return sysAccessor(path, comparison)
  if (/^metadata\.(tags|concepts)(\.sys\.id)?$/.test(path)) return metadataAccessor(path)
  if (!path.startsWith('fields.')) throw unknownPath(path)
  return scope.kind === 'Asset' ? assetField(path) : entryField(path, scope)
}
