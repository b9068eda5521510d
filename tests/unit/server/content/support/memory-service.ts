import type { SpaceExport } from '@sandbox/export-format'
import type { Fetch } from '@/server/content/service/fetch-entries'
import { type ContentGraph, createGraph } from '@/server/content/service/graph'
import { isLink, type RawEntry } from '@/server/content/service/reply'
import { replyOf } from './map-space'

/** A content service without a network: a space whose entries a test can change, and that knows which were read. */
export interface MemoryService {
  fetch: Fetch
  entries: RawEntry[]
  /** Serves this entry in place of the one with its id while `work` runs; may be nested, for several entries. */
  withEntry(changed: RawEntry, work: () => Promise<void>): Promise<void>
  /** The same without an entry, and so without what only it leads to. */
  withoutEntry(id: string, work: () => Promise<void>): Promise<void>
  /** Ids of the entries that were read while `work` ran. */
  readBy(work: () => Promise<unknown>): Promise<Set<string>>
}

/** The content types that a question asks for, one or several. */
const typesOf = (query: Record<string, unknown>): string[] =>
  String(query.content_type ?? query['sys.contentType.sys.id[in]']).split(',')

const linked = new WeakMap<object, string[]>()
/** Ids that fields lead to, found once: a withdrawal asks for those of half the space. */
const linkedFrom = (fields: object): string[] => {
  const known = linked.get(fields)
  if (known) return known
  const ids: string[] = []
  const look = (value: unknown): void => {
    if (isLink(value)) ids.push(value.sys.id)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  look(fields)
  linked.set(fields, ids)
  return ids
}

export const createMemoryService = (space: SpaceExport): MemoryService => {
  const reply = replyOf(space)
  const published = createGraph([reply], () => undefined)
  const entries = reply.includes?.Entry ?? []
  const byType = new Map<string, RawEntry[]>()
  for (const entry of entries) {
    const type = entry.sys.contentType.sys.id
    byType.set(type, [...(byType.get(type) ?? []), entry])
  }
  const replaced = new Map<string, RawEntry>()
  let read = new Set<string>()

  const served = (entry: RawEntry): RawEntry => {
    read.add(entry.sys.id)
    return replaced.get(entry.sys.id) ?? entry
  }
  const graph: ContentGraph = {
    entry: (id) => {
      const entry = published.entry(id)
      return entry && served(entry)
    },
    peek: (id) => replaced.get(id) ?? published.peek(id),
    asset: published.asset,
  }
  let gone: string | null = null
  /** What a reply contains while an entry is withdrawn: all that its items still lead to. */
  const graphOf = (items: RawEntry[]): ContentGraph => {
    if (gone === null) return graph
    const reached = new Set<string>()
    const reach = (fields: object): void => {
      for (const id of linkedFrom(fields)) {
        if (id === gone || reached.has(id)) continue
        reached.add(id)
        reach(graph.peek(id)?.fields ?? {})
      }
    }
    for (const { fields } of items) reach(fields)
    return {
      entry: (id) => (reached.has(id) ? graph.entry(id) : null),
      peek: (id) => (reached.has(id) ? graph.peek(id) : null),
      asset: (id) => (reached.has(id) ? graph.asset(id) : null),
    }
  }
  const publishedOf = (query: Record<string, unknown>): RawEntry[] =>
    typesOf(query).flatMap((type) => (byType.get(type) ?? []).filter(({ sys }) => sys.id !== gone))

  return {
    entries,
    fetch: {
      fetchPages: async function* (_source, query) {
        const items = publishedOf(query).map(served)
        yield { items, graph: graphOf(items) }
      },
      fetchEntries: async (_source, query) => {
        const items = publishedOf(query).map(served)
        return { items, graph: graphOf(items) }
      },
      fetchEntry: async (_source, query) => {
        const slug = query['fields.slug']
        const found = publishedOf(query).find(({ fields }) => slug === undefined || fields.slug === slug)
        return found ? { entry: served(found), graph: graphOf([found]) } : null
      },
    },
    withEntry: async (changed, work) => {
      replaced.set(changed.sys.id, changed)
      await work().finally(() => replaced.delete(changed.sys.id))
    },
    withoutEntry: async (id, work) => {
      gone = id
      await work().finally(() => {
        gone = null
      })
    },
    readBy: async (work) => {
      read = new Set()
      await work()
      return read
    },
  }
}
