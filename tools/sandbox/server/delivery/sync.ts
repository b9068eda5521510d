import { byCodeUnit } from '../content/guards'
import { ALL_LOCALES, type Item } from '../content/item'
import { linkTo } from '../content/sys'
import type { View } from '../content/view'
import { badRequest } from '../errors'
import { type Params, wholeNumber } from '../query/params'
import type { Change } from '../store/changes'
import type { Api, SandboxStore } from '../store/store'
import { decodeToken, encodeToken, SYNC_TYPES, type SyncState, type SyncType } from './sync-token'

const MAX_PAGE = 1000
const TOKEN_ALONE =
  'When passing a sync token you can not pass any other parameters. If you want to sync only a specific type or content_type start a new sync with "initial".'

const isSyncType = (text: string): text is SyncType => SYNC_TYPES.some((type) => type === text)

const initialState = (store: SandboxStore, params: Params): SyncState => {
  if (params.initial !== 'true' && params.initial !== '1')
    throw badRequest('Either "initial" or "sync_token" has to be given.')
  const type = params.type ?? 'all'
  if (!isSyncType(type)) throw badRequest(`Unknown sync type: ${type}`)
  if (params.content_type !== undefined && type !== 'Entry')
    throw badRequest('The parameter "content_type" needs type=Entry.')
  return {
    from: null,
    until: store.changes.sequence,
    skip: 0,
    type,
    contentType: params.content_type ?? null,
    limit: wholeNumber(params, 'limit', MAX_PAGE, MAX_PAGE),
  }
}

const continuedState = (token: string, params: Params): SyncState => {
  const { access_token: _access, sync_token: _sync, ...others } = params
  if (Object.keys(others).length > 0) throw badRequest(TOKEN_ALONE)
  return decodeToken(token)
}

const wanted = ({ type, contentType }: SyncState, kind: string, typeId: string | undefined): boolean =>
  (type === 'all' || type === kind) && (contentType === null || typeId === contentType)

const wantedDeletion = ({ type, contentType }: SyncState, { kind, typeId }: Change): boolean =>
  (type === 'all' || type === 'Deletion' || type === kind || type === `Deleted${kind}`) &&
  (contentType === null || typeId === contentType)

const newestFirst = (a: Item, b: Item): number =>
  byCodeUnit(b.source.sys.updatedAt, a.source.sys.updatedAt) || byCodeUnit(a.id, b.id)

const everything = (view: View, state: SyncState): string[] =>
  [...view.list('Entry'), ...view.list('Asset')]
    .filter(({ kind, typeId }) => wanted(state, kind, typeId))
    .sort(newestFirst)
    .map((item) => item.rendition(ALL_LOCALES).json)

const tombstone = ({ kind, id, deleted }: Change, store: SandboxStore): string => {
  const { spaceId, environmentId } = store.context
  return JSON.stringify({
    sys: {
      space: linkTo('Space', spaceId),
      id,
      type: `Deleted${kind}`,
      createdAt: deleted?.createdAt,
      updatedAt: deleted?.at,
      deletedAt: deleted?.at,
      environment: linkTo('Environment', environmentId),
      revision: deleted?.revision,
    },
  })
}

const changed = (store: SandboxStore, view: View, state: SyncState): string[] =>
  store.changes.since(state.from ?? 0).flatMap((change) => {
    if (change.deleted !== null) return wantedDeletion(state, change) ? [tombstone(change, store)] : []
    const item = view.get(change.kind, change.id)
    return item !== undefined && wanted(state, change.kind, change.typeId)
      ? [item.rendition(ALL_LOCALES).json]
      : []
  })

/** `/sync`: everything first, then what changed; always in all locales. @throws ApiError 400 */
export function syncDocument(store: SandboxStore, api: Api, params: Params, origin: string) {
  const { sync_token: token } = params
  const requested = token === undefined ? initialState(store, params) : continuedState(token, params)
  const started = requested.from !== null && requested.skip === 0
  const state = started ? { ...requested, until: store.changes.sequence } : requested
  const texts =
    state.from === null ? everything(store.view(api), state) : changed(store, store.view(api), state)
  const more = state.skip + state.limit < texts.length
  const next: SyncState = more
    ? { ...state, skip: state.skip + state.limit }
    : { ...state, from: state.until, skip: 0 }
  const { spaceId, environmentId } = store.context
  const url = `${origin}/spaces/${spaceId}/environments/${environmentId}/sync?sync_token=${encodeToken(next)}`
  const items: unknown[] = texts.slice(state.skip, state.skip + state.limit).map((text) => JSON.parse(text))
  return { sys: { type: 'Array' }, items, ...(more ? { nextPageUrl: url } : { nextSyncUrl: url }) }
}
