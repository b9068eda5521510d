import type { RawContent } from '@/shared/content-model/views/preview'
import { isRecord } from '@/shared/utils/unknown'

/** An entry or asset in place of a link: the editor sends resolved links. */
const isResource = (value: Record<string, unknown>): value is Record<string, unknown> & RawContent =>
  isRecord(value.sys) &&
  typeof value.sys.id === 'string' &&
  (value.sys.type === 'Entry' || value.sys.type === 'Asset') &&
  isRecord(value.fields)

/** Flattens the editor's data, which may be cyclic: each entry and asset once, with links between them. */
export function flatten(data: unknown): RawContent[] {
  const found = new Map<string, RawContent>()
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain)
    if (!isRecord(value)) return value
    if (!isResource(value)) return plainFields(value)
    const { id, type } = value.sys
    const key = `${type} ${id}`
    if (!found.has(key)) {
      const item: RawContent = { sys: value.sys, fields: {} }
      found.set(key, item)
      item.fields = plainFields(value.fields)
    }
    return { sys: { type: 'Link', linkType: type, id } }
  }
  const plainFields = (fields: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]))
  plain(data)
  return [...found.values()]
}

const keyOf = ({ sys }: RawContent): string => `${sys.type} ${sys.id}`

/** Edits that are not saved yet, beside what the page was rendered with. */
export function createUnsaved(entries: readonly RawContent[]) {
  const stored = new Map(entries.map((item) => [keyOf(item), item]))
  /** With the entry whose editor sent it: its linked entries come along. */
  const unsaved = new Map<string, { item: RawContent; sender: string }>()
  return {
    items: (): RawContent[] => [...unsaved.values()].map(({ item }) => item),
    /** What the page shows now. */
    shown: (): RawContent[] => [
      ...new Map([...stored, ...[...unsaved].map(([key, { item }]) => [key, item] as const)]).values(),
    ],
    /** Takes the editor's data of an entry, links resolved. */
    edit: (data: unknown): void => {
      const [root, ...linked] = flatten(data)
      if (!root) return
      const sender = keyOf(root)
      for (const item of [root, ...linked]) {
        const key = keyOf(item)
        const known = unsaved.get(key)?.item ?? stored.get(key)
        if (JSON.stringify(known?.fields) !== JSON.stringify(item.fields)) unsaved.set(key, { item, sender })
      }
    },
    /** Forgets what is saved, so that it does not cover what others save later. */
    save: (saved: RawContent): void => {
      for (const [key, { sender }] of unsaved)
        if (sender === keyOf(saved) || key === keyOf(saved)) unsaved.delete(key)
    },
  }
}
