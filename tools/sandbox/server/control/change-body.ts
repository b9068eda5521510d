import type { LocalizedFields, SysLink } from '@sandbox/export-format'
import { isRecord } from '../content/guards'
import { linkTo } from '../content/sys'
import { badRequest } from '../errors'
import { bodyOf } from './body'

/**
 * Body of `POST /control/entries/{id}`: part of a management entry, or what to do with the entry. Changed fields are
 * published at once where the entry was published, unless `publish` is false.
 */
export interface ResourceChange {
  /** Needed for a new entry. */
  typeId: string | undefined
  fields: LocalizedFields | undefined
  tags: SysLink<'Tag'>[] | undefined
  delete: boolean
  publish: boolean | undefined
  unpublish: boolean
  archive: boolean
  unarchive: boolean
}

const idOfLink = (value: unknown): string | undefined =>
  isRecord(value) && isRecord(value.sys) && typeof value.sys.id === 'string' ? value.sys.id : undefined

const fieldsOf = (value: unknown): LocalizedFields | undefined => {
  if (value === undefined) return undefined
  const fields: LocalizedFields = {}
  for (const [id, values] of Object.entries(bodyOf(value))) {
    if (!isRecord(values)) throw badRequest(`The field "${id}" has to be keyed by locale.`)
    fields[id] = values
  }
  return fields
}

const tagsOf = (metadata: unknown): SysLink<'Tag'>[] | undefined =>
  isRecord(metadata) && Array.isArray(metadata.tags)
    ? metadata.tags.flatMap((tag: unknown) => {
        const id = idOfLink(tag)
        return id === undefined ? [] : [linkTo('Tag', id)]
      })
    : undefined

/** Reads a change. @throws ApiError 400 */
export function changeOf(received: unknown): ResourceChange {
  const body = bodyOf(received)
  return {
    typeId: isRecord(body.sys) ? idOfLink(body.sys.contentType) : undefined,
    fields: fieldsOf(body.fields),
    tags: tagsOf(body.metadata),
    delete: body.delete === true,
    publish: typeof body.publish === 'boolean' ? body.publish : undefined,
    unpublish: body.unpublish === true,
    archive: body.archive === true,
    unarchive: body.unarchive === true,
  }
}
