import { deliveredContentType } from '../content/content-type'
import { byCodeUnit } from '../content/guards'
import { linkTo } from '../content/sys'
import { unknownPath } from '../errors'
import { listOf, type Params, wholeNumber } from '../query/params'
import { matchesWords } from '../query/values'
import { tagsOf } from '../store/context'
import type { SandboxStore } from '../store/store'

const ARRAY = { sys: { type: 'Array' } } as const

const localeList = (store: SandboxStore) =>
  store.context.locales.list.map(({ code, name, default: isDefault, fallbackCode, sys }) => ({
    code,
    name,
    default: isDefault,
    fallbackCode,
    sys: { id: sys?.id ?? code, type: 'Locale', version: sys?.version ?? 1 },
  }))

/** `/spaces/{id}` */
export function spaceDocument(store: SandboxStore, id: string) {
  return {
    sys: { type: 'Space', id },
    name: store.context.spaceId,
    locales: store.context.locales.list.map(({ code, name, default: isDefault, fallbackCode }) => ({
      code,
      default: isDefault,
      name,
      fallbackCode,
    })),
  }
}

/** `/locales`, whose limit is 1000. */
export function localesDocument(store: SandboxStore) {
  const items = localeList(store)
  return { ...ARRAY, total: items.length, skip: 0, limit: 1000, items }
}

const page = <Entry>(items: Entry[], params: Params) => {
  const skip = wholeNumber(params, 'skip', 0, Number.MAX_SAFE_INTEGER)
  const limit = wholeNumber(params, 'limit', 100, 1000)
  return { ...ARRAY, total: items.length, skip, limit, items: items.slice(skip, skip + limit) }
}

const LISTING = new Set('skip limit order access_token locale include'.split(' '))

const idFilter = (params: Params): ((id: string) => boolean) => {
  const unknown = Object.keys(params).find(
    (name) => !LISTING.has(name) && !/^sys\.id(\[(in|nin|ne|match)\])?$/.test(name),
  )
  if (unknown !== undefined) throw unknownPath(unknown)
  const listed = (name: string) => new Set(listOf(params[name] ?? ''))
  const [within, without] = [listed('sys.id[in]'), listed('sys.id[nin]')]
  return (id) =>
    (params['sys.id'] === undefined || id === params['sys.id']) &&
    (params['sys.id[ne]'] === undefined || id !== params['sys.id[ne]']) &&
    (params['sys.id[in]'] === undefined || within.has(id)) &&
    (params['sys.id[match]'] === undefined || matchesWords([id], params['sys.id[match]'])) &&
    !without.has(id)
}

/** `/content_types` */
export function contentTypesDocument(store: SandboxStore, params: Params) {
  const { name, query, ...others } = params
  const wanted = idFilter(others)
  const types = store.space.contentTypes.filter(
    (type) =>
      wanted(type.sys.id) &&
      (name === undefined || type.name === name) &&
      (query === undefined || matchesWords([type.sys.id, type.name], query)),
  )
  if (params.order?.includes('name') === true) types.sort((a, b) => byCodeUnit(a.name, b.name))
  if (params.order?.includes('sys.id') === true) types.sort((a, b) => byCodeUnit(a.sys.id, b.sys.id))
  if (params.order?.startsWith('-') === true) types.reverse()
  return page(
    types.map((type) => deliveredContentType(type, store.context)),
    params,
  )
}

/** `/tags`: those that readers may see. */
export function tagsDocument(store: SandboxStore, params: Params) {
  const wanted = idFilter(params)
  const { spaceId, environmentId } = store.context
  const tags = tagsOf(store.space).filter(({ id, visibility }) => visibility === 'public' && wanted(id))
  const links = { space: linkTo('Space', spaceId), environment: linkTo('Environment', environmentId) }
  return page(
    tags.map(({ id, visibility, source }) => ({
      sys: { ...links, ...tagDates(source.sys), id, type: 'Tag', visibility },
      name: source.name,
    })),
    params,
  )
}

const tagDates = (sys: unknown) => {
  const known: Record<string, unknown> = typeof sys === 'object' && sys !== null ? { ...sys } : {}
  const { createdAt, updatedAt, version } = known
  return { createdAt, updatedAt, version }
}
