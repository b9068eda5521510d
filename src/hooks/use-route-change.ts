import Router from 'next/router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back as soon as the visitor leaves for another page, or for an anchor of this one; with `isShallow` where only
 * the query changes, by which the page keeps a choice.
 */
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
