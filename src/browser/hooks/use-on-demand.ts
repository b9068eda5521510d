import { type ComponentType, useCallback, useEffect, useState } from 'react'

export interface OnDemand<Props> {
  Part: ComponentType<Props> | null
  /** Two requests failed. `retry` or the return of the network requests the code again. */
  hasFailed: boolean
  retry: () => void
}

/** Loads code when needed (SPEED-13), again after one failure. @param load the same function on every render */
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
    // No longer needed: the next time it is requested again.
    if (!isWanted) retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed, isWanted, retry])
  return { Part, hasFailed, retry }
}
