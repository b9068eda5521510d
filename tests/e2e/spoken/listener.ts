import type { Page } from '@playwright/test'
import { isPlace, phraseOf, textOf } from './phrases'
import { allOf, ancestorsOf, type Spoken, treeReader } from './tree'

/** Somebody who hears a page: each new page, what gets the focus, and live texts as they change. */
export interface Listener {
  /** Hears what is new. @returns all since `forget`, in order */
  listen: () => Promise<string[]>
  forget: () => void
  tree: () => Promise<Spoken | null>
}

const isLive = ({ states }: Spoken): boolean => ['polite', 'assertive'].includes(String(states.get('live')))
const isOuterLive = (spoken: Spoken): boolean => isLive(spoken) && !ancestorsOf(spoken).some(isLive)

/** What has the focus; of a box with a list, the option that is chosen in it. */
const focusOf = (all: Spoken[]): Spoken | undefined => {
  const focused = all.findLast(({ states }) => states.get('focused') === true)
  return focused
}

export async function listenTo(page: Page): Promise<Listener> {
  const tree = await treeReader(page)
  let heard: string[] = []
  let focus: string | null = null
  let places = new Set<string>()
  let live = new Map<string, string>()

  const hearFocus = (all: Spoken[]): string[] => {
    const focused = focusOf(all)
    if (!focused || focused.role === 'RootWebArea') return []
    const around = ancestorsOf(focused).filter(isPlace).reverse()
    const entered = around.filter(({ id }) => !places.has(id))
    places = new Set(around.map(({ id }) => id))
    const phrase = phraseOf(focused)
    if (focus === `${focused.id} ${phrase}`) return []
    focus = `${focused.id} ${phrase}`
    return [...entered.map(phraseOf), phrase]
  }
  const hearLive = (all: Spoken[]): string[] => {
    const now = new Map(all.filter(isOuterLive).map((region) => [region.id, textOf(region)]))
    const changed = [...now].filter(([id, text]) => text !== '' && live.get(id) !== text)
    live = now
    return changed.map(([, text]) => text)
  }
  return {
    tree,
    listen: async () => {
      const root = await tree()
      if (!root) return heard
      const all = allOf(root)
      heard = [...heard, ...hearFocus(all), ...hearLive(all)]
      return heard
    },
    forget: () => {
      heard = []
    },
  }
}
