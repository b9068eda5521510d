import Router from 'next/router'
import { useEffect, useEffectEvent } from 'react'

/** Calls back as soon as the visitor leaves for another page, or for an anchor of this one. */
export function useRouteChange(onChange: () => void): void {
  const change = useEffectEvent(onChange)
  useEffect(() => {
    const listen = () => change()
    Router.events.on('routeChangeStart', listen)
    Router.events.on('hashChangeStart', listen)
    return () => {
      Router.events.off('routeChangeStart', listen)
      Router.events.off('hashChangeStart', listen)
    }
  }, [])
}
