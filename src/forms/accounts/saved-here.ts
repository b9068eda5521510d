import { useSyncExternalStore } from 'react'

const KEY = 'salvos'

/** Storage that may be forbidden, full or broken: the button then offers to save once more, which changes nothing. */
const tolerant = <Result>(use: () => Result): Result | null => {
  try {
    return use()
  } catch {
    return null
  }
}

/** Remembers in this tab which products its visitor has saved. Each change of the list ends on the page that calls this. */
export function rememberSaved(slugs: readonly string[]): void {
  tolerant(() => sessionStorage.setItem(KEY, slugs.join(' ')))
}

const isSaved = (slug: string): boolean =>
  tolerant(() => sessionStorage.getItem(KEY))
    ?.split(' ')
    .includes(slug) ?? false

const neverChanges = () => () => {}

/** Whether this tab knows that its visitor has saved a product; false in the server's HTML, which is the same for all. */
export function useIsSaved(slug: string): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => isSaved(slug),
    () => false,
  )
}
