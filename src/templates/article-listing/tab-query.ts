const PARAMETER = 'aba'

/** The tab that an address chooses; the first one when it names none, or one that is not there. */
export function parseTab(query: string, keys: readonly string[]): number {
  return Math.max(0, keys.indexOf(new URLSearchParams(query).get(PARAMETER) ?? ''))
}

/** The query that chooses a tab, empty for the first; the inverse of `parseTab`. */
export function formatTab(index: number, keys: readonly string[]): string {
  const key = keys[index]
  return index === 0 || key === undefined ? '' : `${PARAMETER}=${encodeURIComponent(key)}`
}
