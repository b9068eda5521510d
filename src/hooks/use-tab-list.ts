import { useSyncExternalStore } from 'react'

/** What this tab remembers of its visitor: the slugs of saved products, and of articles that were judged. */
type TabList = 'salvos' | 'respondidos'

/** Storage that may be forbidden, full or broken: what it would remember is then asked for once more. */
const tolerant = <Result>(use: () => Result): Result | null => {
  try {
    return use()
  } catch {
    return null
  }
}

const entries = (list: TabList): string[] => tolerant(() => sessionStorage.getItem(list))?.split(' ') ?? []

/** Remembers a whole list, in place of the one before. @param slugs without blanks */
export function rememberList(list: TabList, slugs: readonly string[]): void {
  tolerant(() => sessionStorage.setItem(list, slugs.join(' ')))
}

/** Adds to a list of this tab. @param slug without blanks */
export function rememberInTab(list: TabList, slug: string): void {
  rememberList(list, [...new Set([...entries(list), slug])])
}

const neverChanges = () => () => {}

/** Whether a list of this tab has the slug; false in the server's HTML, which is the same for all. */
export function useIsInTab(list: TabList, slug: string): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => entries(list).includes(slug),
    () => false,
  )
}
