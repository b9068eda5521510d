import { byCodeUnit } from '../content/guards'
import type { Item } from '../content/item'
import type { LinkRef } from '../content/links'
import type { Kind, View } from '../content/view'

export interface Includes {
  Entry: Item[]
  Asset: Item[]
  /** Links to nothing that this API delivers. */
  unresolved: LinkRef[]
}

const byId = (a: Item, b: Item): number => byCodeUnit(a.id, b.id)

/**
 * Follows links level by level: entries down to `include`, assets one level deeper. Nothing is repeated, neither here nor
 * from `items`.
 */
export function includesOf(
  items: Item[],
  linksOf: (item: Item) => LinkRef[],
  include: number,
  view: View,
): Includes {
  const found: Record<Kind, Map<string, Item>> = { Entry: new Map(), Asset: new Map() }
  const unresolved = new Map<string, LinkRef>()
  const roots = new Set(items)
  let frontier = items
  for (let level = 0; level <= include && include > 0 && frontier.length > 0; level += 1) {
    const next: Item[] = []
    for (const item of frontier) {
      for (const link of linksOf(item)) {
        if (link.kind === 'Entry' && level === include) continue
        const target = view.get(link.kind, link.id)
        if (target === undefined) unresolved.set(`${link.kind} ${link.id}`, link)
        else if (!roots.has(target) && !found[link.kind].has(link.id)) {
          found[link.kind].set(link.id, target)
          if (link.kind === 'Entry') next.push(target)
        }
      }
    }
    frontier = next
  }
  return {
    Entry: [...found.Entry.values()].sort(byId),
    Asset: [...found.Asset.values()].sort(byId),
    unresolved: [...unresolved.values()],
  }
}
