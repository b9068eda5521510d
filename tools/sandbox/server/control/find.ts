import { fold } from '../search/text/words'
import { isArchived } from '../store/record'
import type { SandboxStore } from '../store/store'

const MOST = 30

/** An entry as shown to editors. */
export interface FoundEntry {
  id: string
  type: string
  title: string
  state: 'arquivada' | 'publicada' | 'rascunho'
}

/** Entries whose id, title or slug has all these words, some thirty at most. */
export function findEntries(store: SandboxStore, words: string): FoundEntry[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  const { types, locales } = store.context
  return store
    .entries()
    .map(({ latest, published }): FoundEntry & { text: string } => {
      const type = types.get(latest.sys.contentType?.sys.id ?? '')
      const textOf = (field: string) => String(latest.fields[field]?.[locales.defaultCode] ?? '')
      const title = textOf(type?.displayField ?? '')
      return {
        id: latest.sys.id,
        type: type?.name ?? '',
        title,
        state: isArchived(latest) ? 'arquivada' : published === null ? 'rascunho' : 'publicada',
        text: fold(`${latest.sys.id} ${title} ${textOf('slug')}`),
      }
    })
    .filter(({ text }) => wanted.every((word) => text.includes(word)))
    .slice(0, MOST)
    .map(({ text: _, ...found }) => found)
}
