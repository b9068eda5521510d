import { byCodeUnit } from './guards'
import { ALL_LOCALES, type Item } from './item'

export type Kind = 'Entry' | 'Asset'

const byId = (a: Item, b: Item): number => byCodeUnit(a.id, b.id)

const push = <Key>(map: Map<Key, Item[]>, key: Key, item: Item): void => {
  const list = map.get(key)
  if (list === undefined) map.set(key, [item])
  else list.push(item)
}

/** Text that equal values share; lists are entered under each of their parts. */
export function indexKeys(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((part) =>
    typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean' ? [String(part)] : [],
  )
}

/** What one API delivers, with its indexes. Indexes are built on first use and dropped by a change. */
export class View {
  readonly items: Record<Kind, Map<string, Item>> = { Entry: new Map(), Asset: new Map() }
  version = 0
  #sorted = new Map<Kind, Item[]>()
  #byType: Map<string, Item[]> | null = null
  #equal = new Map<string, Map<string, Item[]>>()
  #incoming: Map<string, Item[]> | null = null

  set(kind: Kind, id: string, item: Item | null): void {
    if (item === null) this.items[kind].delete(id)
    else this.items[kind].set(id, item)
    this.version += 1
    this.#sorted = new Map()
    this.#byType = null
    this.#equal = new Map()
    this.#incoming = null
  }

  get(kind: Kind, id: string): Item | undefined {
    return this.items[kind].get(id)
  }

  list(kind: Kind): Item[] {
    const known = this.#sorted.get(kind)
    if (known !== undefined) return known
    const sorted = [...this.items[kind].values()].sort(byId)
    this.#sorted.set(kind, sorted)
    return sorted
  }

  ofType(typeId: string): Item[] {
    if (this.#byType === null) {
      this.#byType = new Map()
      for (const item of this.list('Entry')) push(this.#byType, item.typeId ?? '', item)
    }
    return this.#byType.get(typeId) ?? []
  }

  /** Entries of a content type whose field has a value, as text, in a locale. */
  equal(typeId: string, field: string, locale: string, value: string): Item[] {
    const key = `${typeId} ${field} ${locale}`
    let index = this.#equal.get(key)
    if (index === undefined) {
      index = new Map()
      for (const item of this.ofType(typeId))
        for (const text of new Set(indexKeys(item.values(locale)[field]))) push(index, text, item)
      this.#equal.set(key, index)
    }
    return index.get(value) ?? []
  }

  linking(kind: Kind, id: string): Item[] {
    if (this.#incoming === null) {
      this.#incoming = new Map()
      for (const item of this.list('Entry')) {
        const targets = new Set(item.links(ALL_LOCALES).map((link) => `${link.kind} ${link.id}`))
        for (const target of targets) push(this.#incoming, target, item)
      }
    }
    return this.#incoming.get(`${kind} ${id}`) ?? []
  }
}
