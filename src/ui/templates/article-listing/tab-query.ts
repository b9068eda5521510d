const PARAMETER = 'aba'

/** The tab in an address; the first for none or an unknown one. */
export function parseTab(query: string, keys: readonly string[]): number {
  return Math.max(0, keys.indexOf(new URLSearchParams(query).get(PARAMETER) ?? ''))
}

/** The query of a tab, empty for the first; inverse of `parseTab`. */
export function formatTab(index: number, keys: readonly string[]): string {
  const key = keys[index]
  return index === 0 || key === undefined ? '' : `${PARAMETER}=${encodeURIComponent(key)}`
}
