import type { RawContent } from '@/models/preview'
import { flatten } from './flatten'

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
