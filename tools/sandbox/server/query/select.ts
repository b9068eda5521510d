import { isRecord } from '../content/guards'
import type { Item } from '../content/item'
import { contentTypeRequired, selectTooDeep, unknownPath } from '../errors'
import { listOf } from './params'
import type { QueryScope } from './scope'

/** Selected names of `sys`, `fields` and `metadata`; `all` selects the whole part. */
export type Selection = Record<'sys' | 'fields' | 'metadata', Set<string> | 'all'>

const ASSET_FIELDS = ['title', 'description', 'file']

const checkField = (path: string, id: string, { kind, typeId, types }: QueryScope): void => {
  if (kind === 'Entry' && typeId === undefined) throw contentTypeRequired()
  const known =
    kind === 'Asset' ? ASSET_FIELDS : (types.get(typeId ?? '')?.fields ?? []).map((field) => field.id)
  if (!known.includes(id)) throw unknownPath(path)
}

/** Reads `select`. @throws ApiError 400 for unknown paths and paths deeper than two levels */
export function selectionOf(scope: QueryScope): Selection | null {
  const { select } = scope.params
  if (select === undefined || select === '') return null
  const selection: Selection = { sys: new Set(), fields: new Set(), metadata: new Set() }
  for (const path of listOf(select)) {
    const [part = '', id, ...deeper] = path.split('.')
    if (part !== 'sys' && part !== 'fields' && part !== 'metadata') throw unknownPath(path)
    if (deeper.length > 0) throw selectTooDeep(path)
    if (part === 'fields' && id !== undefined) checkField(path, id, scope)
    const selected = selection[part]
    if (id === undefined) selection[part] = 'all'
    else if (selected !== 'all') selected.add(id)
  }
  return selection
}

const pick = (value: unknown, selected: Set<string> | 'all'): object | undefined => {
  if (!isRecord(value)) return undefined
  if (selected === 'all') return value
  return selected.size === 0
    ? undefined
    : Object.fromEntries(Object.entries(value).filter(([key]) => selected.has(key)))
}

/** An item's text with only the selected parts. */
export function renderSelected(item: Item, locale: string, selection: Selection): string {
  return JSON.stringify({
    metadata: pick(item.source.metadata, selection.metadata),
    sys: pick(item.sys(locale), selection.sys),
    fields: pick(item.fields(locale), selection.fields),
  })
}
