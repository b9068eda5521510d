import type { Page } from '@playwright/test'
import { isPlace, phraseOf, textOf } from './phrases'
import { allOf, ancestorsOf, type Spoken, treeReader } from './tree'

/** Somebody who hears a page: each new page, what gets the focus, and live texts as they change. */
export interface Listener {
  /** Hears what is new. @returns all since `forget`, in order */
  listen: () => Promise<string[]>
  forget: () => void
  tree: () => Promise<Spoken>
}

const isLive = ({ states }: Spoken): boolean => ['polite', 'assertive'].includes(String(states.get('live')))
const isAssertive = ({ states }: Spoken): boolean => states.get('live') === 'assertive'
const isOuterLive = (spoken: Spoken): boolean => isLive(spoken) && !ancestorsOf(spoken).some(isLive)

const focusOf = (all: Spoken[]): Spoken | undefined =>
  all.findLast(({ states }) => states.get('focused') === true)

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
    const assertive = new Set(all.filter(isAssertive).map(({ id }) => id))
    const now = new Map(all.filter(isOuterLive).map((region) => [region.id, textOf(region)]))
    // A polite text that comes with its region is part of the page; only what changes is said.
    const isSaid = (id: string) => live.has(id) || assertive.has(id)
    const changed = [...now].filter(([id, text]) => isSaid(id) && live.get(id) !== text)
    live = now
    return changed.map(([, text]) => text)
  }
  return {
    tree,
    listen: async () => {
      const all = allOf(await tree())
      heard = [...heard, ...hearFocus(all), ...hearLive(all)].filter(Boolean)
      return heard
    },
    forget: () => {
      heard = []
    },
  }
}
