import Router from 'next/router'

/*
 * Without network no page can be loaded, and the browser would show its own page in place of the one that is read. So the
 * page stays, a status line says why (`layout/Progress`), and the visitor moves on when the network is back (behavior LAYOUT-8).
 */

/** What the visitor asked for last, to be done when the network is back; null while nothing waits. */
let waiting: (() => void) | null = null
const listeners = new Set<() => void>()

const wait = (go: (() => void) | null): void => {
  waiting = go
  for (const listener of listeners) listener()
}

/** Whether something waits for the network. */
export function isWaitingForNetwork(): boolean {
  return waiting !== null
}

/** Calls back whenever `isWaitingForNetwork` may have changed. @returns ends it */
export function onNetworkWait(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Leaves the page by `go`: at once, or, without network, as soon as it is back. */
export function navigateOnline(go: () => void): void {
  if (navigator.onLine) go()
  else wait(go)
}

const goOn = (): void => {
  const go = waiting
  wait(null)
  go?.()
}
const forget = (): void => wait(null)

const fail = (error: Error & { cancelled?: boolean }, as: string): void => {
  if (error.cancelled || navigator.onLine) return
  const { href } = new URL(as, window.location.href)
  // By the browser: the router would wait for files that it has asked for in vain. A step back has changed the address already.
  wait(() => (href === window.location.href ? window.location.reload() : window.location.assign(href)))
  // The router has the browser load the address next; a listener that throws ends the change of page before that.
  throw Object.assign(error, { cancelled: true })
}

/**
 * Starts it for all page changes. To be started last: of the listeners to `routeChangeError` none comes after one that throws.
 * @returns ends it
 */
export function startOffline(): () => void {
  Router.events.on('routeChangeStart', forget)
  Router.events.on('routeChangeError', fail)
  window.addEventListener('online', goOn)
  return () => {
    Router.events.off('routeChangeStart', forget)
    Router.events.off('routeChangeError', fail)
    window.removeEventListener('online', goOn)
  }
}
