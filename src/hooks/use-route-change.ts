import Router from 'next/router'
import { useEffect, useEffectEvent } from 'react'

/** Calls back when the visitor goes to another page or anchor; `isShallow` if only the query changes. */
export function useRouteChange(onChange: (isShallow: boolean) => void): void {
  const change = useEffectEvent(onChange)
  useEffect(() => {
    const listen = (_address: string, how?: { shallow: boolean }) => change(how?.shallow ?? false)
    Router.events.on('routeChangeStart', listen)
    Router.events.on('hashChangeStart', listen)
    return () => {
      Router.events.off('routeChangeStart', listen)
      Router.events.off('hashChangeStart', listen)
    }
  }, [])
}
