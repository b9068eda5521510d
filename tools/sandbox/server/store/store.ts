import type { ExportAsset, ExportEntry, SpaceExport } from '@sandbox/export-format'
import type { BuildContext } from '../content/build-context'
import { buildItem } from '../content/build-item'
import { type Kind, View } from '../content/view'
import { ChangeLog } from './changes'
import { contextOf } from './context'
import {
  contentKey,
  isArchived,
  isEntry,
  kindOf,
  publishedNow,
  type Resource,
  recordOf,
  type StoredRecord,
} from './record'

export type Api = 'delivery' | 'preview'

/** Called for every change of an entry or asset, once readers see it; null for none. */
export type WriteListener = (kind: Kind, before: StoredRecord | null, after: StoredRecord | null) => void

const keyOf = (kind: Kind, id: string): string => `${kind} ${id}`

/** The space in memory: what editors stored, what each API delivers, and what changed since the start. */
export class SandboxStore {
  readonly changes = new ChangeLog()
  readonly initial: SpaceExport
  readonly #imageHost: () => string
  readonly #started = Date.now()
  #writes = 0
  #space: SpaceExport
  #context: BuildContext
  #records = new Map<string, StoredRecord>()
  #listeners: WriteListener[] = []
  #views: Record<Api, View> = { delivery: new View(), preview: new View() }

  /** @param imageHost `localhost:port` of the Images API, read when an asset is first delivered */
  constructor(space: SpaceExport, imageHost: () => string) {
    this.#imageHost = imageHost
    this.initial = space
    this.#space = space
    this.#context = contextOf(space, imageHost)
    for (const resource of [...space.entries, ...space.assets])
      this.#records.set(keyOf(kindOf(resource), resource.sys.id), recordOf(resource))
    this.#rebuild()
  }

  /** The export the store was last filled from; its entries do not show later edits. */
  get space(): SpaceExport {
    return this.#space
  }

  get context(): BuildContext {
    return this.#context
  }

  /** Another text after every change. */
  get version(): string {
    return `${this.#started}-${this.#writes}`
  }

  /** The space with all edits: the latest state of each entry, and what readers see where that differs. */
  current(): SpaceExport {
    const { contentTypes, locales } = this.#space
    const entries: ExportEntry[] = []
    const assets: ExportAsset[] = []
    for (const { latest, published } of this.#records.values()) {
      if (!isEntry(latest)) {
        assets.push(latest)
        continue
      }
      const { publishedFields: _, ...entry } = latest
      const isChanged = published !== null && published.fields !== latest.fields
      entries.push(isChanged ? { ...entry, publishedFields: published.fields } : entry)
    }
    return { contentTypes, locales, entries, assets }
  }

  onWrite(listener: WriteListener): void {
    this.#listeners.push(listener)
  }

  view(api: Api): View {
    return this.#views[api]
  }

  record(kind: Kind, id: string): StoredRecord | undefined {
    return this.#records.get(keyOf(kind, id))
  }

  entries(): StoredRecord[] {
    return [...this.#records.values()].filter(({ latest }) => latest.sys.type === 'Entry')
  }

  published(contentType: string): Resource[] {
    return this.entries().flatMap(({ published }) =>
      published?.sys.contentType?.sys.id === contentType ? [published] : [],
    )
  }

  /** Stores a resource's new state, or removes it with `null`, and records what readers see of it. */
  write(kind: Kind, id: string, record: StoredRecord | null): void {
    this.#writes += 1
    const before = this.#views.delivery.get(kind, id)
    const known = this.record(kind, id) ?? null
    if (record === null) this.#records.delete(keyOf(kind, id))
    else this.#records.set(keyOf(kind, id), record)
    this.#show(kind, id, record)
    const after = this.#views.delivery.get(kind, id)
    if (after !== undefined) this.changes.add({ kind, id, typeId: after.typeId, deleted: null })
    else if (before !== undefined) {
      const { revision, createdAt } = before.source.sys
      const deleted = { at: new Date().toISOString(), revision, createdAt }
      this.changes.add({ kind, id, typeId: before.typeId, deleted })
    }
    for (const listener of this.#listeners) listener(kind, known, record)
  }

  /**
   * Takes over another state of the space. Only what differs is written: it gets a new revision and date.
   * @returns how many entries and assets changed
   */
  replace(space: SpaceExport): number {
    const resources = [...space.entries, ...space.assets]
    const present = new Set(resources.map((resource) => keyOf(kindOf(resource), resource.sys.id)))
    const remodeled = modelKey(space) !== modelKey(this.#space)
    this.#space = space
    this.#context = contextOf(space, this.#imageHost)
    if (remodeled) this.#rebuild()
    const deleted = [...this.#records].filter(([key]) => !present.has(key))
    for (const [, { latest }] of deleted) this.write(kindOf(latest), latest.sys.id, null)
    const changed = resources.filter((resource) => this.#takeOver(resource))
    return deleted.length + changed.length
  }

  #takeOver(resource: Resource): boolean {
    const kind = kindOf(resource)
    const { id } = resource.sys
    const known = this.record(kind, id)
    if (known !== undefined && contentKey(known.latest) === contentKey(resource)) return false
    const incoming = recordOf(resource)
    if (known === undefined || incoming.published === null) this.write(kind, id, incoming)
    else {
      const republished = publishedNow(
        resource,
        known.latest.sys.publishedCounter ?? 1,
        new Date().toISOString(),
      )
      this.write(kind, id, recordOf(republished))
    }
    return true
  }

  #show(kind: Kind, id: string, record: StoredRecord | null): void {
    const visible = record !== null && !isArchived(record.latest) ? record : null
    const published = visible?.published ?? null
    const { delivery, preview } = this.#views
    delivery.set(kind, id, published === null ? null : buildItem(published, this.#context, false))
    preview.set(kind, id, visible === null ? null : buildItem(visible.latest, this.#context, true))
  }

  #rebuild(): void {
    this.#views = { delivery: new View(), preview: new View() }
    for (const record of this.#records.values())
      this.#show(kindOf(record.latest), record.latest.sys.id, record)
  }
}

const modelKey = ({ contentTypes, locales, tags }: SpaceExport): string =>
  JSON.stringify([contentTypes, locales, tags ?? []])
