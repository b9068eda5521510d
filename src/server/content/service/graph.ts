import { type DependOn, duesOf } from './dependencies'
import type { ContentReply, RawAsset, RawEntry } from './reply'

/** The entries and assets of one response, by id: what links are followed in. What is looked up here is recorded as shown. */
export interface ContentGraph {
  entry(id: string): RawEntry | null
  /** The same without a record: nothing of it is shown. */
  peek(id: string): RawEntry | null
  asset(id: string): RawAsset | null
}

/** Lays several replies (the pages of a list) into one graph. */
export function createGraph(replies: ContentReply[], dependOn: DependOn): ContentGraph {
  const entries = new Map<string, RawEntry>()
  const assets = new Map<string, RawAsset>()
  for (const reply of replies) {
    for (const entry of [...(reply.includes?.Entry ?? []), ...reply.items]) entries.set(entry.sys.id, entry)
    for (const asset of reply.includes?.Asset ?? []) assets.set(asset.sys.id, asset)
  }
  return {
    entry: (id) => {
      dependOn(`entry:${id}`)
      const entry = entries.get(id) ?? null
      if (entry) for (const due of duesOf(entry, Date.now())) dependOn(due)
      return entry
    },
    peek: (id) => entries.get(id) ?? null,
    asset: (id) => {
      dependOn(`asset:${id}`)
      return assets.get(id) ?? null
    },
  }
}
