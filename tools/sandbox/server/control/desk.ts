import type { LocalizedFields } from '@sandbox/export-format'
import { asString } from '../content/guards'
import type { Kind } from '../content/view'
import { badRequest, notFound } from '../errors'
import type { Resource } from '../store/record'
import type { SandboxStore } from '../store/store'
import { bodyOf, wordOf } from './body'
import { changeResource } from './change'
import { refuseDeletion, refuseUnpublishable } from './publish-rules'

const ORDERS = ['publish', 'unpublish', 'draft', 'archive', 'unarchive', 'delete'] as const

/** Appended to an entry's title, or removed again, by an edit that nobody publishes. */
const DRAFT_MARK = ' (rascunho)'

/** The entry's title with a mark, so that an editor sees where the draft shows. */
const draftFields = (store: SandboxStore, kind: Kind, { sys, fields }: Resource): LocalizedFields => {
  const type = store.context.types.get(sys.contentType?.sys.id ?? '')
  const field = kind === 'Asset' ? 'title' : (type?.displayField ?? '')
  const { defaultCode } = store.context.locales
  const text = asString(fields[field]?.[defaultCode])
  if (text === undefined) throw badRequest(`"${sys.id}" has no title to change.`)
  const edited = text.endsWith(DRAFT_MARK) ? text.slice(0, -DRAFT_MARK.length) : `${text}${DRAFT_MARK}`
  return { [field]: { [defaultCode]: edited } }
}

const NO_CHANGE = {
  typeId: undefined,
  fields: undefined,
  tags: undefined,
  delete: false,
  publish: undefined,
  unpublish: false,
  archive: false,
  unarchive: false,
}

/**
 * An editor's order for one entry or asset: `publish` (also of edits not published yet), `unpublish`, `draft` (an edit
 * that is not published), `archive`, `unarchive`, `delete`; what Contentful refuses is refused, unlike by `/control/entries`.
 * @throws ApiError 400 for another order, 404 for an unknown id, and those of `publish-rules.ts`
 */
export function followOrder(store: SandboxStore, id: string, body: unknown) {
  const order = wordOf(bodyOf(body), 'order', ORDERS)
  const kind = store.record('Entry', id) === undefined ? 'Asset' : 'Entry'
  const known = store.record(kind, id)
  if (known === undefined) throw notFound({ type: 'Entry', id })
  if (order === 'draft') {
    const fields = draftFields(store, kind, known.latest)
    return changeResource(store, kind, id, { ...NO_CHANGE, fields, publish: false })
  }
  if (order === 'publish') refuseUnpublishable(store, known.latest)
  if (order === 'delete') refuseDeletion(known.published)
  return changeResource(store, kind, id, {
    ...NO_CHANGE,
    publish: order === 'publish',
    unpublish: order === 'unpublish',
    archive: order === 'archive',
    unarchive: order === 'unarchive',
    delete: order === 'delete',
  })
}
