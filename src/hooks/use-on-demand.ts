import { type ComponentType, useCallback, useEffect, useState } from 'react'

export interface OnDemand<Props> {
  /** The component; null until its code is loaded. Once loaded, it stays. */
  Part: ComponentType<Props> | null
  /** Two requests failed. The code is requested again by `retry`, and by itself when the network is back. */
  hasFailed: boolean
  retry: () => void
}

/**
 * Loads a component's code when it is first wanted (docs/behavior.md, SPEED-13). A request that fails, e.g. because a release
 * replaced the file or the network is lost, is repeated once with a new promise; then the caller shows a fallback.
 * @param load the same function on every render.
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): OnDemand<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isLoading = isWanted && Part === null && !hasFailed
  useEffect(() => {
    if (!isLoading) return
    let isCurrent = true
    load()
      .catch(load)
      .then(
        (Loaded) => isCurrent && setPart(() => Loaded),
        () => isCurrent && setFailed(true),
      )
    return () => {
      isCurrent = false
    }
  }, [isLoading, load])
  const retry = useCallback(() => setFailed(false), [])
  useEffect(() => {
    if (!hasFailed) return
    // Not wanted any more: the next time it is requested anew.
    if (!isWanted) retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed, isWanted, retry])
  return { Part, hasFailed, retry }
}
