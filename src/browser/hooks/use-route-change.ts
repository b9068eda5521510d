import { useEffect, useEffectEvent } from 'react'
import { onRouter } from './router-events'

/** Calls back when the visitor goes to another page or anchor; `isShallow` if only the query changes. */
export function useRouteChange(onChange: (isShallow: boolean) => void): void {
  const change = useEffectEvent(onChange)
  useEffect(() => {
    const listen = (_address: string, how?: { shallow: boolean }) => change(how?.shallow ?? false)
    return onRouter({ routeChangeStart: listen, hashChangeStart: listen })
  }, [])
}
